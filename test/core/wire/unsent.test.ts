import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/createApi.ts';
import { isUncertain } from '../../../widgets/cart/engine/unconfirmedWrites.ts';

const mug = { itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: null };
const fetch = vi.fn(async () => Response.json({}));

beforeEach(() => {
  fetch.mockClear();
  vi.stubGlobal('location', new URL('https://shop.example/store'));
  vi.stubGlobal('document', { cookie: 'crumb=secret' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('an add that never left', () => {
  // Previews of site editors: https://html.spec.whatwg.org/multipage/iframe-embed-object.html#an-iframe-srcdoc-document
  it.each(['about:srcdoc', 'blob:https://shop.example/5f3c0de0'])('has failed for certain, on the page %s', async (address) => {
    vi.stubGlobal('location', new URL(address));
    const answer = await createApi({ fetch }).cart.addEntry(mug);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(!answer.ok && isUncertain(answer.error)).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('has failed for certain where the request cannot even be put together', async () => {
    // JSON cannot express it.
    const answer = await createApi({ fetch }).cart.addEntry({ ...mug, quantity: 1n as never });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is another thing than one whose answer was lost, of which nobody knows', async () => {
    const answer = await createApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }).cart.addEntry(mug);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(!answer.ok && isUncertain(answer.error)).toBe(true);
  });
});
