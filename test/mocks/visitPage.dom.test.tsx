import { afterEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { createApi } from '../app/createApi.ts';

const mug = { itemId: seedProducts[1]!.id, sku: 'MUG', quantity: 2, additionalFields: null };
let visit: Visit;
afterEach(() => visit.leave());

describe('a page of the mocked host in a simulated document', () => {
  it('has the cookies of a first visit, and of a cart once something is in it', async () => {
    const host = createHost({ products: seedProducts });
    visit = visitPage(host);
    expect(document.cookie).toMatch(/^crumb=\w+$/);
    const { cart } = createApi({ fetch: visit.fetch });
    expect(await cart.addEntry(mug)).toMatchObject({ ok: true, value: { shoppingCart: { totalQuantity: 2 } } });
    expect(document.cookie).toContain('hasCart=true');
    expect(document.cookie).toContain('CART=cart-');
    expect(await cart.load()).toMatchObject({ ok: true, value: { totalQuantity: 2, subtotalCents: 3700 } });
    expect(host.log.map(({ headers }) => headers['x-csrf-token'])).toEqual(Array(2).fill(document.cookie.match(/crumb=(\w+)/)![1]));
  });

  it('meets the scenarios of the host', async () => {
    const host = createHost({ products: seedProducts, delayFactor: 0.01 });
    visit = visitPage(host);
    const { cart } = createApi({ fetch: visit.fetch, writeDeadlineMs: 200 });
    const kinds: (string | undefined)[] = [];
    for (const scenario of [
      'offline',
      'stalled-body',
      'dropped-body',
      'malformed-json',
      'html-error-page',
      'rate-limited',
      'crumb-expired',
      'redirect-login',
    ] as const) {
      host.setScenario(scenario);
      const outcome = await cart.addEntry(mug);
      kinds.push(outcome.ok ? 'ok' : outcome.error.kind);
    }
    expect(kinds).toEqual(['offline', 'timeout', 'offline', 'schema', 'schema', 'rate-limit', 'crumb', 'offline']);
  });

  it('leaves nothing behind', () => {
    visit = visitPage(createHost({ products: seedProducts }));
    visit.leave();
    expect(document.cookie).toBe('');
  });
});
