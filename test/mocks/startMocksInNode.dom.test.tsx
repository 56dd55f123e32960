import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMocks } from '../../mocks/index.node.ts';
import type { Mocks } from '../../mocks/Mocks.ts';
import { createApi } from '../app/createApi.ts';

const mug = { itemId: '5f0c6f1d8a4c2b0017e3da02', sku: 'MUG', quantity: 2, additionalFields: null };
let mocks: Mocks;
afterEach(() => mocks.stop());

describe('the mocks in a simulated document', () => {
  it('sell, set the visitor’s cookies, hear beacons, and start afresh', async () => {
    const { fetch: outside } = globalThis;
    const { sendBeacon } = navigator;
    mocks = await startMocks();
    expect(document.cookie).toMatch(/^crumb=\w+$/);
    const { cart } = createApi({ fetch: (input, init) => fetch(input, init) });
    expect(await cart.addEntry(mug)).toMatchObject({ ok: true, value: { shoppingCart: { totalQuantity: 2 } } });
    expect(document.cookie).toContain('hasCart=true');
    expect(navigator.sendBeacon('/api/1/performance/records', '[]')).toBe(true);
    await vi.waitFor(() => expect(mocks.log.at(-1)).toMatchObject({ path: '/api/1/performance/records', status: 400 }));
    mocks.reset();
    expect(document.cookie).not.toContain('hasCart');
    expect(await cart.load()).toMatchObject({ ok: true, value: { totalQuantity: 0 } });
    mocks.stop();
    expect(globalThis.fetch).toBe(outside);
    expect(navigator.sendBeacon).toBe(sendBeacon);
  });
});
