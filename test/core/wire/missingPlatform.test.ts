import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/createApi.ts';

const MUG = { itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: null };
const EMPTY_CART = { id: 'cart', entries: [] };

let lines: string[];
const apiOf = (fetch: () => Promise<Response>) => createApi({ fetch, report: (error) => lines.push((error as Error).message) });
const page = (status: number) => async () =>
  new Response('<!doctype html><h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  lines = [];
  vi.stubGlobal('location', new URL('https://shop.example/store'));
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a server without a platform', () => {
  it.each([404, 405, 501, 200])('that answers writing with %s is named once, with its address and the settings', async (status) => {
    const writes = apiOf(page(status));
    await writes.cart.addEntry(MUG);
    expect(lines).toEqual([]);
    await writes.cart.load();
    await writes.cart.addEntry(MUG);
    await writes.cart.load();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('There is no platform at https://shop.example/api/');
    expect(lines[0]).toContain(`(${status})`);
    expect(lines[0]).toContain('data-api-root');
    expect(lines[0]).toContain('data-census="off"');
  });

  it('is not what a platform is that has given data before', async () => {
    const answers = [Response.json(EMPTY_CART), await page(404)(), await page(404)()];
    const api = apiOf(async () => answers.shift()!);
    await api.cart.load();
    await api.cart.addEntry(MUG);
    await api.cart.load();
    expect(lines).toEqual([]);
  });

  it.each([
    ['one that is down', () => page(503)()],
    ['one that refuses with data', async () => Response.json({ message: 'No.' }, { status: 400 })],
    ['one whose data have changed', async () => Response.json({ nothing: true })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not taken for %s', async (_what, fetch) => {
    const api = apiOf(fetch as () => Promise<Response>);
    await api.cart.addEntry(MUG);
    await api.cart.load();
    expect(lines).toEqual([]);
  });

  it.each(['about:srcdoc', 'blob:https://shop.example/5f3c0de0'])('is what the page %s has, and it is said once', async (address) => {
    vi.stubGlobal('location', new URL(address));
    const api = apiOf(page(200));
    expect(await api.cart.addEntry(MUG)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(await api.cart.load()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(lines).toEqual([
      `A page at ${new URL(address).protocol} has no address from which /api/ can be reached: serve it over http(s).`,
    ]);
  });
});
