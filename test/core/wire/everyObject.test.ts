import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { createApi as Create } from '../../app/createApi.ts';
import { bundle } from '../../mocks/bundle.ts';

const cart = { id: 'cart', entries: [{ id: 'line', itemId: 'shirt', quantity: 2, subTotal: 900 }], subtotalCents: 900, totalQuantity: 2 };
const shirt = { itemId: 'shirt', sku: null, quantity: 2, additionalFields: null };
const answer = (body: unknown) => async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** The browser's own objects that the wire uses. */
const NATIVES = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
] as const;

/** The shop's calls in a page of their own, of which every object has something that nobody can hide or take away. */
async function wireOfHostilePage(): Promise<typeof Create> {
  const natives = Object.fromEntries(NATIVES.map((name) => [name, globalThis[name]]));
  const page = createContext({ ...natives, setTimeout, clearTimeout, fetch, location: new URL('https://shop.example/') });
  runInContext(
    `globalThis.document = { cookie: '' };
     for (const name of ['extend', 'each']) Object.defineProperty(Object.prototype, name, { value() {}, enumerable: true });`,
    page,
  );
  const code = (await bundle('test/core/wire/wireBundle.ts')).get('/main.js') ?? '';
  runInContext(`(() => {${code}})()`, page);
  return runInContext('createApi', page) as typeof Create;
}

it('fills a cart on a page that has put something on every object which nobody can hide', async () => {
  const createApi = await wireOfHostilePage();
  expect(await createApi({ fetch: answer(cart) }).cart.load()).toMatchObject({ ok: true, value: { totalQuantity: 2 } });
  const { cart: calls } = createApi({ fetch: answer({ shoppingCart: cart, newlyAdded: cart.entries[0] }) });
  expect(await calls.addEntry(shirt)).toMatchObject({ ok: true, value: { newlyAdded: { itemId: 'shirt' } } });
  expect(await createApi({ fetch: answer({ items: 7 }) }).cart.load()).toMatchObject({ ok: false, error: { kind: 'schema' } });
});
