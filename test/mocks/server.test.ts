import { request as rawRequest } from 'node:http';
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, type Host } from '../../mocks/createHost.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { scenarios, type ScenarioName } from '../../mocks/scenarios.ts';
import { serveFolder } from '../../mocks/serveFolder.ts';
import { startServer, type HostServer } from '../../mocks/server.ts';

const mug = { itemId: seedProducts[1]!.id, sku: 'MUG', quantity: 1, additionalFields: null };
const ENTRIES = '/api/commerce/shopping-cart/entries';
const CART = '/api/commerce/shopping-cart';

let host: Host;
let server: HostServer;
beforeEach(async () => {
  host = createHost({ products: seedProducts, delayFactor: 0.05 });
  server = await startServer({ host, serve });
});
afterEach(() => server.close());

function serve(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (pathname === '/') return new Response('<h1>Shop</h1>', { headers: { 'content-type': 'text/html' } });
  if (pathname !== '/odd') return undefined;
  const headers = new Headers({ 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; script-src 'nonce-x'" });
  headers.append('set-cookie', 'a=1; HttpOnly');
  headers.append('set-cookie', 'b=2, and more; Path=/');
  return new Response('odd', { status: 203, headers });
}

function createVisitor(url = server.url) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (jar.has('crumb')) headers.set('x-csrf-token', jar.get('crumb')!);
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  return { jar, send, add: (init?: RequestInit) => send(ENTRIES, { method: 'POST', body: JSON.stringify(mug), ...init }) };
}

async function totalQuantity(visitor: { send: (path: string) => Promise<Response> }): Promise<number> {
  return ((await (await visitor.send(CART)).json()) as { totalQuantity: number }).totalQuantity;
}

describe('the mocked host over HTTP', () => {
  it('knows each visitor by cookies: a crumb with the first page, a cart with the first add', async () => {
    const one = createVisitor();
    const two = createVisitor();
    await one.send('/');
    await two.send('/');
    expect([...one.jar.keys()]).toEqual(['crumb']);
    expect(one.jar.get('crumb')).not.toBe(two.jar.get('crumb'));
    await one.add();
    expect([...one.jar.keys()]).toEqual(['crumb', 'CART', 'hasCart']);
    expect(one.jar.get('hasCart')).toBe('true');
    expect(await totalQuantity(one)).toBe(1);
    expect(await totalQuantity(two)).toBe(0);
  });

  it('keeps the crumb of a visitor who has one', async () => {
    const visitor = createVisitor();
    await visitor.send('/');
    const crumb = visitor.jar.get('crumb');
    await visitor.send('/');
    expect(visitor.jar.get('crumb')).toBe(crumb);
  });

  it.each<[string, (visitor: ReturnType<typeof createVisitor>) => Promise<Response>]>([
    ['without a crumb cookie', (visitor) => (visitor.jar.clear(), visitor.add())],
    [
      'with a wrong header',
      ({ jar }) =>
        fetch(server.url + ENTRIES, {
          method: 'POST',
          body: JSON.stringify(mug),
          headers: { cookie: `crumb=${jar.get('crumb')}`, 'x-csrf-token': 'guessed' },
        }),
    ],
    [
      'without the header',
      ({ jar }) =>
        fetch(server.url + ENTRIES, { method: 'POST', body: JSON.stringify(mug), headers: { cookie: `crumb=${jar.get('crumb')}` } }),
    ],
  ])('refuses a write %s', async (_, send) => {
    const visitor = createVisitor();
    await visitor.send('/');
    const refused = await send(visitor);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ crumbFail: true });
    expect(host.log.at(-1)).toMatchObject({ method: 'POST', status: 401 });
  });

  it.each(['{', '[]', '{"itemId":1,"sku":null,"quantity":1,"additionalFields":null}', '{"itemId":"1"}', ''])(
    'refuses a body that is no entry (%s)',
    async (body) => {
      const visitor = createVisitor();
      await visitor.send('/');
      const refused = await visitor.add({ body });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({ error: 'The request could not be read.' });
    },
  );

  it('answers with the further fields that the platform sends', async () => {
    const visitor = createVisitor();
    await visitor.send('/');
    const answer = (await (await visitor.add()).json()) as { shoppingCart: object; newlyAdded: object };
    expect(Object.keys(answer.shoppingCart)).toEqual(
      expect.arrayContaining([
        'cartToken',
        'cartType',
        'created',
        'amountDueCents',
        'giftCardRedemptionTotalCents',
        'taxLineItems',
        'promoCodes',
        'appliedGiftCards',
        'shippingOptionsStatus',
      ]),
    );
    expect(answer.newlyAdded).toMatchObject({
      item: { price: { currency: 'USD', value: '18.50' } },
      purchasePriceCents: 1850,
      nonSalePriceCents: 1850,
      subTotal: 1850,
    });
  });

  it('logs each request with its repeated query keys, its headers and its body, but not the cookies', async () => {
    const visitor = createVisitor();
    await visitor.send('/');
    await visitor.send(`${CART}?a=1&b=x&a=2&__proto__=3`, { headers: { 'x-extra': 'yes' } });
    expect(host.log).toHaveLength(1);
    expect(host.log[0]).toMatchObject({ method: 'GET', path: CART, rawBody: '', status: 200, scenario: 'normal' });
    expect(Object.entries(host.log[0]!.query)).toEqual([
      ['a', ['1', '2']],
      ['b', ['x']],
      ['__proto__', ['3']],
    ]);
    expect(host.log[0]!.headers).toMatchObject({ 'x-extra': 'yes', 'x-csrf-token': visitor.jar.get('crumb') });
    expect(JSON.stringify(host.log)).not.toContain('cookie');
  });

  it('passes a page on as it is: status, every header, each cookie by itself', async () => {
    const page = await fetch(`${server.url}/odd`, { headers: { cookie: 'crumb=mine' } });
    expect(page.status).toBe(203);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'nonce-x'");
    expect(page.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2, and more; Path=/']);
    expect(await page.text()).toBe('odd');
  });

  it('answers a HEAD like the GET, without the body, and says what it does not have', async () => {
    const head = await fetch(server.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'text/html', '']);
    expect((await fetch(`${server.url}/missing`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/api/missing`)).json()).toEqual({ error: 'Not found' });
    expect((await fetch(`${server.url}${ENTRIES}/%E0%A4%A`, { method: 'DELETE' })).status).toBe(400);
  });

  it('keeps its carts when the server is started again with the same host', async () => {
    const visitor = createVisitor();
    await visitor.send('/');
    await visitor.add();
    await server.close();
    server = await startServer({ host, serve });
    const back = createVisitor(server.url);
    visitor.jar.forEach((value, name) => back.jar.set(name, value));
    expect(await totalQuantity(back)).toBe(1);
    host.reset();
    expect(await totalQuantity(back)).toBe(0);
    expect(host.log).toHaveLength(1);
  });
});

describe('a folder on the mocked host', () => {
  let folder: string;
  let files: HostServer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'host-'));
    await mkdir(join(folder, 'open', 'sub'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'open', 'app.js'), 'let a = 1;');
    await writeFile(join(folder, 'open', 'sub', 'ü b.css'), 'a{}');
    files = await startServer({ host, serve: serveFolder(join(folder, 'open'), '/dist/') });
  });
  afterEach(async () => {
    await files.close();
    await rm(folder, { recursive: true });
  });

  it('gives files with their types', async () => {
    const script = await fetch(`${files.url}/dist/app.js?v=1`);
    expect([script.status, script.headers.get('content-type'), await script.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'let a = 1;',
    ]);
    const style = await fetch(`${files.url}/dist/sub/%C3%BC%20b.css`);
    expect([style.headers.get('content-type'), await style.text()]).toEqual(['text/css; charset=utf-8', 'a{}']);
  });

  it.each([
    '/dist/../secret.txt',
    '/dist/..%2fsecret.txt',
    '/dist/%2e%2e/secret.txt',
    '/dist/sub/../../../secret.txt',
    '/dist//../../secret.txt',
    '/dist/%00',
    '/dist/',
    '/dist',
    '/dist/sub',
    '//dist/app.js',
    '/dist/%E0%A4%A',
    'http://other.test/dist/app.js',
  ])('never leaves the folder (%s)', async (path) => {
    const { port } = new URL(files.url);
    const answer = await new Promise<[number, string]>((resolve, reject) => {
      rawRequest({ host: '127.0.0.1', port, path }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString())).on('end', () => resolve([response.statusCode ?? 0, text]));
      })
        .on('error', reject)
        .end();
    });
    expect(answer[0]).toBeGreaterThanOrEqual(400);
    expect(answer[1]).not.toContain('secret');
  });
});

type Seen = { status: number; fails?: 'head' | 'body' | 'never-ends'; inCart: number; check?: (response: Response, text: string) => void };

describe('each scenario over HTTP, as an add meets it', () => {
  const expected: Record<ScenarioName, Seen> = {
    normal: { status: 200, inCart: 1 },
    'crumb-expired': { status: 401, inCart: 0, check: (_, text) => expect(JSON.parse(text)).toMatchObject({ crumbFail: true }) },
    'crumb-expired-once': { status: 401, inCart: 0 },
    'cookies-disabled': { status: 401, inCart: 0 },
    'rate-limited': { status: 429, inCart: 0, check: (response) => expect(response.headers.get('retry-after')).toBe('2') },
    'rate-limited-long': { status: 429, inCart: 0, check: (response) => expect(response.headers.get('retry-after')).toBe('3600') },
    'server-error': { status: 500, inCart: 0 },
    'html-error-page': { status: 200, inCart: 0, check: (response) => expect(response.headers.get('content-type')).toMatch('text/html') },
    'malformed-json': { status: 200, inCart: 1, check: (_, text) => expect(() => JSON.parse(text) as unknown).toThrow() },
    'empty-body': { status: 204, inCart: 1, check: (_, text) => expect(text).toBe('') },
    slow: { status: 200, inCart: 1 },
    'very-slow': { status: 0, fails: 'never-ends', inCart: 1 },
    'stalled-body': { status: 200, fails: 'never-ends', inCart: 1 },
    'dropped-body': { status: 200, fails: 'body', inCart: 1 },
    offline: { status: 0, fails: 'head', inCart: 0 },
    'lost-answer': { status: 0, fails: 'head', inCart: 1 },
    'out-of-stock-at-add': { status: 400, inCart: 0, check: (_, text) => expect(text).toContain('do not have enough') },
    // An add does not involve forms.
    'form-without-key': { status: 200, inCart: 1 },
    'form-errors': { status: 200, inCart: 1 },
    'form-refused': { status: 200, inCart: 1 },
    'form-refused-silently': { status: 200, inCart: 1 },
    'form-session-expired': { status: 200, inCart: 1 },
    'form-unauthorized': { status: 200, inCart: 1 },
    'form-not-configured': { status: 200, inCart: 1 },
    'form-rate-limited': { status: 200, inCart: 1 },
    'form-failed': { status: 200, inCart: 1 },
    'coupon-invalid': { status: 200, inCart: 1 },
    'coupon-expired': { status: 200, inCart: 1 },
    'empty-shop': { status: 404, inCart: 0 },
    'out-of-order': { status: 200, inCart: 1 },
    'redirect-login': { status: 302, inCart: 0, check: (response) => expect(response.headers.get('location')).toBe('/login') },
    flaky: { status: 0, fails: 'head', inCart: 0 },
  };

  it.each(Object.entries(scenarios).map(([name, { description }]) => [name as ScenarioName, description] as const))(
    '%s: %s',
    async (name) => {
      const { status, fails, inCart, check } = expected[name];
      const visitor = createVisitor();
      await visitor.send(`/?scenario=${name}`);
      expect(visitor.jar.get('storefront-scenario')).toBe(name);

      const patience = AbortSignal.timeout(fails === 'never-ends' ? 1000 : 5000);
      const head = await visitor.add({ signal: patience }).catch((error: unknown) => error as Error);
      if (fails === 'head' || name === 'very-slow') expect(head).toBeInstanceOf(Error);
      else {
        const response = head as Response;
        expect(response.status).toBe(status);
        const text = await response.text().catch((error: unknown) => error as Error);
        if (fails) expect(text).toBeInstanceOf(Error);
        else check?.(response, text as string);
      }
      expect(patience.aborted).toBe(fails === 'never-ends');

      await visitor.send('/?scenario=normal');
      expect(await totalQuantity(visitor)).toBe(inCart);
    },
  );
});

describe('the choice of a scenario', () => {
  it('is made by the address, sticks by a cookie, and yields to another address and to the page that asks', async () => {
    const visitor = createVisitor();
    await visitor.send('/?scenario=server-error@reads');
    expect((await visitor.send(CART)).status).toBe(500);
    await visitor.send('/');
    expect((await visitor.send(CART)).status).toBe(500);
    expect((await visitor.send(CART, { headers: { referer: `${server.url}/?scenario=normal` } })).status).toBe(200);
    expect(host.log.map(({ scenario }) => scenario)).toEqual(['server-error@reads', 'server-error@reads', 'normal']);
    await visitor.send('/?scenario=normal');
    expect((await visitor.send(CART)).status).toBe(200);
  });

  it("is the host's own for visitors who made none, and a wrong name changes nothing", async () => {
    host.setScenario('offline@reads');
    const visitor = createVisitor();
    await visitor.send('/?scenario=no-such-thing');
    await expect(visitor.send(CART)).rejects.toThrow();
    expect(visitor.jar.has('storefront-scenario')).toBe(false);
    expect(() => host.setScenario('no-such-thing' as ScenarioName)).toThrow('"no-such-thing" is not a scenario');
  });

  it('lets the second answer overtake the first when they are out of order', async () => {
    const slower = await startServer({ host: createHost({ products: seedProducts, delayFactor: 0.8 }), serve });
    const visitor = createVisitor(slower.url);
    await visitor.send('/?scenario=out-of-order');
    const order: string[] = [];
    const add = async (name: string): Promise<number> => {
      const { shoppingCart } = (await (await visitor.add()).json()) as { shoppingCart: { totalQuantity: number } };
      order.push(name);
      return shoppingCart.totalQuantity;
    };
    const first = add('first');
    await vi.waitFor(() => expect(slower.host.log).toHaveLength(1));
    expect([await add('second'), await first]).toEqual([2, 1]);
    expect(order).toEqual(['second', 'first']);
    await slower.close();
  });

  it('finds again what was added when the answer got lost, even the cookie with it', async () => {
    const visitor = createVisitor();
    await visitor.send('/?scenario=lost-answer');
    await visitor.add().catch(() => undefined);
    expect(visitor.jar.has('CART')).toBe(false);
    expect(await totalQuantity(visitor)).toBe(1);
    expect(visitor.jar.has('CART')).toBe(true);
  });
});
