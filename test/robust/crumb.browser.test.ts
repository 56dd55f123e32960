import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { buy, choose, clickAdd, loadCart, readAlert, untilMounted } from '../support/shopper.ts';

/** A server of another origin that allows all requests and records them. */
interface Stranger {
  readonly url: string;
  readonly received: { path: string; method: string; headers: string; body: string }[];
}

let stage: Stage;
let server: Server;
let stranger: Stranger;

beforeAll(async () => {
  stage = await openStage();
  const received: Stranger['received'] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ path: request.url ?? '', method: request.method ?? '', headers: JSON.stringify(request.headers), body });
      const { origin } = request.headers;
      response.writeHead(200, {
        'access-control-allow-origin': origin ?? '*',
        'access-control-allow-headers': 'x-csrf-token, content-type, accept',
        'access-control-allow-methods': '*',
        'content-type': 'application/json',
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Another host name, because cookies are shared between ports.
  stranger = { url: `http://localhost:${(server.address() as AddressInfo).port}`, received };
});
afterAll(async () => {
  await stage.close();
  server.close();
});

describe('the crumb', () => {
  it.each(['umd', 'esm'] as const)('goes to this site’s own /api/ and nowhere else, whatever a visitor does (%s)', async (tag) => {
    const crumb = `cafe0123456789cafe45${tag}`;
    const carrying: string[] = [];
    const note = async (request: Request): Promise<void> => {
      const { cookie: _cookie, ...headers } = await request.allHeaders();
      const sent = [request.url(), JSON.stringify(headers), request.postData() ?? ''];
      if (sent.some((part) => part.includes(crumb))) carrying.push(`${request.method()} ${request.url().replace(stage.url, '')}`);
    };
    const visit = await stage.open(
      {
        tag,
        before: `<link rel="icon" href="${stranger.url}/icon"><script src="${stranger.url}/script"></script>`,
        bodyEnd: `<img src="${stranger.url}/picture" alt="">`,
      },
      {
        async prepare(context) {
          await context.addCookies([{ name: 'crumb', value: crumb, url: stage.url }]);
          // Requests of a page that is being left may never complete.
          context.on('request', (request) => void note(request).catch(() => undefined));
        },
      },
    );
    const { page } = visit;
    await buy(page);
    expect(await loadCart(page)).toBe(1);
    await page.evaluate((url) => fetch(`${url}/api/commerce/shopping-cart`), stranger.url);
    await page.goto(`${stage.url}/cart`);
    await page.getByText('Breakfast Mug').first().waitFor();
    // Page speed and analytics run when the page is idle.
    await expect
      .poll(() => new Set(carrying))
      .toEqual(
        new Set([
          'POST /api/commerce/shopping-cart/entries',
          'GET /api/commerce/shopping-cart',
          'GET /api/1/performance/settings',
          'POST /api/census/RecordHit',
          'POST /api/events/RecordEvent',
        ]),
      );
    expect(stranger.received.length).toBeGreaterThan(0);
    expect(JSON.stringify(stranger.received)).not.toContain(crumb);
    await visit.close();
  });

  it.each([
    'https://elsewhere.example/api/',
    '//elsewhere.example/api/',
    'api/',
    '/\\elsewhere.example/api/',
    '/&#9;/elsewhere.example/api/',
  ])('cannot be sent abroad by an attribute: %s is refused as the root of the calls', async (root) => {
    const asked: string[] = [];
    const visit = await stage.open(
      { tag: `<script src="/dist/storefront.umd.js" data-api-root="${root}" defer></script>` },
      { prepare: (context) => void context.on('request', (request) => void asked.push(new URL(request.url()).host)) },
    );
    await untilMounted(visit.page);
    expect(await loadCart(visit.page)).toBe(0);
    // Page speed reads its settings when idle, perhaps after the cart.
    await expect
      .poll(() => new Set(visit.requests().map(({ path }) => path)))
      .toEqual(new Set(['/api/commerce/shopping-cart', '/api/1/performance/settings']));
    expect(new Set(asked)).toEqual(new Set([new URL(stage.url).host]));
    expect(visit.console.filter((line) => line.includes('apiRoot cannot be'))).toHaveLength(1);
    await visit.close();
  });

  it.each([302, 307])('does not follow a redirect to another origin, nor does the body (%i)', async (status) => {
    const taken = () => stranger.received.filter(({ path }) => path === `/taken/${status}`);
    const visit = await stage.open(
      {},
      {
        prepare: async (context) =>
          void (await context.route('**/api/commerce/shopping-cart/entries', (route) =>
            route.fulfill({ status, headers: { location: `${stranger.url}/taken/${status}` } }),
          )),
      },
    );
    const { page } = visit;
    await untilMounted(page);
    await choose(page);
    await clickAdd(page);
    expect(await readAlert(page)).toEqual([
      'Unable to Add Item',
      'The shop could not be reached. Please check your connection and try again.',
    ]);
    expect(taken()).toEqual([]);

    // Proves that the server receives headers when redirects are followed.
    await page.evaluate(() =>
      fetch('/api/commerce/shopping-cart/entries', { method: 'POST', headers: { 'X-CSRF-Token': 'control' }, body: 'body' }),
    );
    const arrived = taken();
    expect(arrived.some(({ headers }) => headers.includes('x-csrf-token'))).toBe(true);
    expect(arrived.some(({ body }) => body === 'body')).toBe(status === 307);
    await visit.close();
  });
});
