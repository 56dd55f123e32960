import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer as startServerInBrowser } from '../../mocks/index.ts';
import { createHost, scenarios, setScenario, startServer } from '../../mocks/index.node.ts';
import * as browserEntry from '../../mocks/index.ts';
import * as nodeEntry from '../../mocks/index.node.ts';
import type { Host } from '../../mocks/createHost.ts';

const SHOP = 'http://shop.test';
const CART = '/api/commerce/shopping-cart';
const ENTRIES = `${CART}/entries`;
const SESSION = '/api/site-users/account/session';

let host: Host;
let jar: Map<string, string>;
beforeEach(() => {
  host = createHost();
  jar = new Map([['crumb', 'c1']]);
});

/** A request of one visitor, whose cookies are kept as a browser keeps them. */
async function send(method: string, path: string, body?: object | string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-csrf-token': jar.get('crumb') ?? '', ...more };
  const text = typeof body === 'object' ? JSON.stringify(body) : (body ?? null);
  const response = await host(new Request(SHOP + path, { method, headers, body: text }));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return response;
}
const add = (itemId: string, sku: string, quantity = 1) => send('POST', ENTRIES, { itemId, sku, quantity, additionalFields: null });
const addMug = (quantity = 1) => add('5f0c6f1d8a4c2b0017e3da02', 'MUG', quantity);
const inCart = async (): Promise<number> => ((await (await send('GET', CART)).json()) as { totalQuantity: number }).totalQuantity;

describe('the mocked platform as a function', () => {
  it('answers requests, and says which are the platform’s', async () => {
    expect(await inCart()).toBe(0);
    expect((await addMug(2)).status).toBe(200);
    expect(jar.get('hasCart')).toBe('true');
    expect(await inCart()).toBe(2);
    expect((await send('GET', '/else')).status).toBe(404);
    const handles = (path: string, method = 'GET') => host.handles(new Request(SHOP + path, { method }));
    expect([await handles(CART), await handles('/else'), await handles('/api/else'), await handles(ENTRIES)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await handles(ENTRIES, 'POST')).toBe(true);
  });

  it('gives each host a state of its own', async () => {
    await addMug();
    host = createHost();
    expect(await inCart()).toBe(0);
  });

  it('knows what it was asked, analytics and page speed too, in the order of arrival', async () => {
    await inCart();
    await send('POST', '/api/census/button-click', { blockId: null });
    await send('POST', '/api/events/RecordEvent', 'event=sneeze&data={}');
    await send('POST', '/api/v1/clanker/events', 'eventSchemaName=A&eventContent={}');
    await send('POST', '/api/1/performance/records', []);
    expect(host.requests.map(({ path, status }) => [path, status])).toEqual([
      [CART, 200],
      ['/api/census/button-click', 400],
      ['/api/events/RecordEvent', 400],
      ['/api/v1/clanker/events', 400],
      ['/api/1/performance/records', 400],
    ]);
    expect(host.log.map(({ path }) => path)).toEqual([CART, '/api/1/performance/records']);
    expect(host.facts).toHaveLength(3);
    host.reset();
    expect([host.requests, host.log, host.facts]).toEqual([[], [], []]);
  });

  it('sells the product of the README’s example, at the example’s prices and from its stock', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, id = ''] = /data-product-id="(\w+)"/.exec(readme) ?? [];
    const [, json = ''] = /<script type="application\/json">([^]*?)<\/script>/.exec(readme) ?? [];
    const { variants } = JSON.parse(json) as {
      variants: { sku: string; price: number; qtyInStock?: number; unlimited?: boolean; attributes: object }[];
    };
    expect(variants).toHaveLength(2);
    for (const { sku, price, qtyInStock, attributes } of variants) {
      const added = await add(id, sku);
      expect(added.status, sku).toBe(200);
      expect(await added.json()).toMatchObject({ newlyAdded: { purchasePriceCents: price } });
      expect(host.db.products.find((product) => product.id === id)?.structuredContent.variants).toContainEqual(
        expect.objectContaining({ sku, attributes }),
      );
      const stock = host.db.stock(id).find((one) => one.sku === sku);
      expect(stock).toEqual({ sku, unlimited: qtyInStock === undefined, qtyInStock: qtyInStock ?? 0 });
    }
  });
});

describe('signing out of the mocked platform', () => {
  const signIn = async (): Promise<Readonly<Record<string, string>>> => {
    const answer = await send('POST', SESSION, { email: 'anna@example.com', password: 'kettle', rememberMe: false });
    return { 'x-siteuser-xsrf-token': ((await answer.json()) as { xsrfToken: string }).xsrfToken };
  };
  const signOut = (cloneCart: boolean, token: Readonly<Record<string, string>>) =>
    send('DELETE', `${SESSION}?cloneCart=${cloneCart}`, undefined, token);

  it('leaves the cart with the account, where it is found at the next sign-in', async () => {
    const token = await signIn();
    await addMug(2);
    expect((await signOut(false, token)).status).toBe(200);
    expect([...jar.keys()]).toEqual(['crumb']);
    expect(await inCart()).toBe(0);
    await signIn();
    expect(jar.get('hasCart')).toBe('true');
    expect(await inCart()).toBe(2);
  });

  it('leaves the visitor a copy of the cart where it is asked to, which changes by itself', async () => {
    const token = await signIn();
    await addMug(2);
    const own = jar.get('CART')!;
    await signOut(true, token);
    expect(await inCart()).toBe(2);
    expect(jar.get('CART')).not.toBe(own);
    await addMug();
    expect(await inCart()).toBe(3);
    expect(host.db.cart(own)).toMatchObject({ totalQuantity: 2 });
    expect(host.db.cart(jar.get('CART')!).id).not.toBe(host.db.cart(own).id);
  });

  it('keeps a visitor’s own cart at a sign-in, and changes no cart where it is refused', async () => {
    const token = await signIn();
    await addMug(2);
    expect((await signOut(false, { 'x-siteuser-xsrf-token': 'guessed' })).status).toBe(403);
    expect(await inCart()).toBe(2);
    await signOut(false, token);
    await addMug(5);
    await signIn();
    expect(await inCart()).toBe(5);
  });

  it('has no cart to leave where nothing was added', async () => {
    const answer = await signOut(true, await signIn());
    expect(answer.status).toBe(200);
    expect(jar.has('CART')).toBe(false);
  });
});

describe('the two entries of the mocks', () => {
  it('export the same, though only Node has a server', async () => {
    expect(Object.keys(nodeEntry).toSorted()).toEqual(Object.keys(browserEntry).toSorted());
    expect(nodeEntry.scenarios).toBe(scenarios);
    await expect(startServerInBrowser()).rejects.toThrow('startServer needs Node');
    const server = await startServer();
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(server.url + CART)).json()).toMatchObject({ totalQuantity: 0 });
    expect(server.host.log).toHaveLength(1);
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('say so where there is no page to set a scenario for', () => {
    expect(() => setScenario('offline')).toThrow('There is no page');
  });
});

describe('the mocks in a process of Node', () => {
  const { fetch: outside } = globalThis;
  let mocks: Awaited<ReturnType<typeof nodeEntry.startMocks>>;
  afterEach(() => mocks.stop());

  it('answer the platform’s requests, let others out, and give fetch back', async () => {
    const server = await startServer({ serve: () => new Response('outside') });
    mocks = await nodeEntry.startMocks({ delayFactor: 0 });
    expect(await (await fetch(`${SHOP}${CART}`)).json()).toMatchObject({ totalQuantity: 0 });
    expect(await (await fetch(`${server.url}/page`)).text()).toBe('outside');
    await fetch(`${SHOP}/api/census/button-click`, { method: 'POST', body: '{}' });
    expect(mocks.log.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${CART}`, 'POST /api/census/button-click']);
    mocks.setScenario('offline');
    await expect(fetch(`${SHOP}${CART}`)).rejects.toThrow('Failed to fetch');
    mocks.reset();
    expect(mocks.log).toEqual([]);
    expect((await fetch(`${SHOP}${CART}`)).status).toBe(200);
    mocks.stop();
    expect(globalThis.fetch).toBe(outside);
    expect((await fetch(server.url + CART)).status).toBe(200);
    expect(server.host.log).toHaveLength(1);
    await server.close();
  });
});
