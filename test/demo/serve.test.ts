import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productMerchandising } from '../../demo/pages/product/templateItem.ts';
import { catalogue } from '../../demo/content/catalogue.ts';
import { startDemo } from '../../demo/createDemo.ts';
import { main } from '../../demo/serve.ts';
import { scenarios } from '../../mocks/scenarios.ts';
import type { HostServer } from '../../mocks/server.ts';
import { readPage } from './readPage.ts';

describe('the demo shop on real HTTP', () => {
  let demo: HostServer;
  const get = (path: string, init?: RequestInit) => fetch(demo.url + path, init);
  beforeAll(async () => {
    demo = await startDemo({
      headers: { 'x-shop': 'wren' },
      serve: (request) => (new URL(request.url).pathname === '/own' ? new Response('mine') : undefined),
    });
  });
  afterAll(() => demo.close());

  it('serves pages that are not kept, with the headers a test asks for', async () => {
    const response = await get('/store');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-shop')).toBe('wren');
    expect(await response.text()).toContain('Breakfast Mug');
  });

  it('says on its first page what it is, with a way to the guide', async () => {
    const [, note] = /<p class="demo-note">(.*?)<\/p>/.exec(await (await get('/')).text()) ?? [];
    expect(note).toContain('demo of storefront-embed');
    expect(note).toContain('href="/guide"');
  });

  it('answers a wrong address with a page that says so', async () => {
    const response = await get('/store/p/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Nothing on this shelf');
  });

  it('serves pictures, styles and scripts as what they are, and nothing outside their folder', async () => {
    const types = new Map<string, string | null>();
    for (const path of ['/assets/pictures/bud-vase.svg', '/assets/icon.svg', '/assets/base.css', '/assets/late.js']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      types.set(path, response.headers.get('content-type'));
    }
    expect(Object.fromEntries(types)).toEqual({
      '/assets/pictures/bud-vase.svg': 'image/svg+xml',
      '/assets/icon.svg': 'image/svg+xml',
      '/assets/base.css': 'text/css; charset=utf-8',
      '/assets/late.js': 'text/javascript; charset=utf-8',
    });
    for (const path of ['/assets/pictures/nothing.svg', '/assets/%2e%2e/serve.ts', '/dist/nothing.js'])
      expect((await get(path)).status).toBe(404);
  });

  it('remembers which build a visitor chose', async () => {
    const chosen = await get('/?script=umd');
    const cookie = chosen.headers.getSetCookie().find((text) => text.startsWith('demo-script='));
    expect(cookie).toBe('demo-script=umd; Path=/; SameSite=Lax');
    expect(await (await get('/about', { headers: { cookie: 'demo-script=umd' } })).text()).toContain('/dist/storefront.umd.js');
    expect(await (await get('/about', { headers: { cookie: 'demo-script=nonsense' } })).text()).toContain('/dist/storefront.js');
    expect((await get('/?script=nonsense')).headers.getSetCookie().join()).not.toContain('demo-script');
  });

  it('gives the data of lists and products', async () => {
    const items = async (path: string) => ((await (await get(path)).json()) as { items: unknown[] }).items;
    expect(await items('/store?format=json')).toEqual(catalogue);
    expect(await items('/store/tea?format=json')).toHaveLength(4);
    expect(await items('/about?format=json')).toEqual([]);
    const vase = catalogue.find(({ title }) => title === 'Bud Vase')!;
    expect(await (await get('/store/p/bud-vase?format=json')).json()).toEqual({
      item: vase,
      productMerchandisingContext: productMerchandising(vase),
    });
    expect((await get('/store/p/nothing?format=json')).status).toBe(404);
  });

  it('paints the cart page from what the visitor has in the cart', async () => {
    const page = await get('/');
    const crumb = page.headers
      .getSetCookie()
      .find((text) => text.startsWith('crumb='))!
      .split(';')[0]!;
    const mug = catalogue[0]!;
    const added = await get('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: crumb, 'x-csrf-token': decodeURIComponent(crumb.slice('crumb='.length)) },
      body: JSON.stringify({ itemId: mug.id, sku: 'WK-MUG-SL', quantity: 2, additionalFields: null }),
    });
    expect(added.status).toBe(200);
    const cookies = [crumb, ...added.headers.getSetCookie().map((text) => text.split(';')[0]!)].join('; ');
    const html = await (await get('/cart', { headers: { cookie: cookies } })).text();
    const [, json] = /<div id="sqs-cart-root"><script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json!)).toMatchObject({
      cart: {
        items: [
          {
            productName: 'Breakfast Mug',
            productType: 'PHYSICAL',
            sku: 'WK-MUG-SL',
            quantity: 2,
            unitPrice: { currencyCode: 'USD', value: 2900, decimalValue: '29.00', fractionalDigits: 2 },
            itemTotal: { value: 5800 },
            variantOptions: [
              { name: 'Glaze', value: 'Sea' },
              { name: 'Size', value: 'Large' },
            ],
            image: '/assets/pictures/breakfast-mug-sea.svg',
          },
        ],
        subtotal: { value: 5800 },
        grandTotal: { value: 5800, decimalValue: '58.00' },
      },
    });
  });

  it('lets a test bring pages of its own', async () => {
    expect(await (await get('/own')).text()).toBe('mine');
  });

  it('sells the digital notebook, which has no stock record, and the products of the long list', async () => {
    const stock = async (id: string) => (await get(`/api/commerce/inventory/stock/?itemId=${id}`)).status;
    const notebook = catalogue.find(({ title }) => title === 'The Glaze Notebook')!;
    const trial = JSON.parse(readPage('/bench/list?n=1').querySelector('[data-product]')!.getAttribute('data-product')!) as { id: string };
    expect(await stock(notebook.id)).toBe(200);
    expect(await stock(trial.id)).toBe(200);
  });
});

describe('the demo shop as a program', () => {
  it('prints its address first, takes a free port when the usual one is taken and says so, and has guests who wait for what is sold out', async () => {
    const lines: string[] = [];
    const log = console.log;
    console.log = (line: string) => void lines.push(line);
    try {
      const first = await main(['--port', '0']);
      const second = await main(['--port', new URL(first.url).port]);
      const [shown, shownLater] = lines.map((text) => text.split('\n'));
      expect(shown![0]).toBe(`Demo shop: ${first.url}/`);
      expect(shownLater![0]).toBe(`Demo shop: ${second.url}/`);
      expect(lines[0]).not.toContain('is taken');
      const taken = new URL(first.url).port;
      expect(lines[1]).toContain(`Port ${taken} is taken, so the shop is on port ${new URL(second.url).port}.`);
      expect(lines[0]).toContain(`${first.url}/guide`);
      for (const scenario of Object.keys(scenarios)) expect(lines[0]).toContain(scenario);
      const links = shown!.flatMap((line) => /^ {2}(http\S+) {2,}\S/.exec(line)?.[1] ?? []);
      expect(links).toHaveLength(10);
      const statuses = await Promise.all(links.map(async (link) => (await fetch(link)).status));
      expect(statuses).toEqual(links.map(() => 200));
      expect(second.url).not.toBe(first.url);
      expect((await fetch(`${second.url}/`)).status).toBe(200);
      const waiting = await fetch(`${first.url}/api/site-users/account/notifications/restock/groups`);
      expect(((await waiting.json()) as { signUpGroups: unknown[] }).signUpGroups.length).toBeGreaterThan(5);
      await Promise.all([first.close(), second.close()]);
    } finally {
      console.log = log;
    }
  });

  it('refuses a scenario that there is not', async () => {
    await expect(main(['--port', '0', '--scenario', 'earthquake'])).rejects.toThrow('"earthquake" is not a scenario');
  });
});
