import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from 'msw';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { startServer, type HostServer } from '../../../mocks/server.ts';
import { answerBefore } from '../../support/answerBefore.ts';
import { createApi } from '../../app/createApi.ts';
import { readCookies } from '../../../mocks/readCookies.ts';
import { browserFetch } from './browserFetch.ts';

const mug = { itemId: seedProducts[1]!.id, sku: 'MUG', quantity: 1, additionalFields: '{"canary":"someone@example.com"}' };

let home: HostServer;
let elsewhere: HostServer;
let visit: Visit;
let redirected: Host;

beforeEach(async () => {
  elsewhere = await startServer({
    host: answerBefore(
      createHost({ products: seedProducts }),
      http.all(
        '*',
        async ({ request }) => (
          seen.push(`${request.headers.get('x-csrf-token')} ${await request.text()}`),
          Response.json({ entries: [] })
        ),
      ),
    ),
  });
  redirected = createHost({ products: seedProducts });
  home = await startServer({
    host: answerBefore(
      redirected,
      http.all('*/api/leads/:status/*', ({ params, request }) => {
        const { pathname, search } = new URL(request.url);
        const to = elsewhere.url + pathname.replace(`/leads/${String(params['status'])}`, '') + search;
        return new Response(null, { status: Number(params['status']), headers: { location: to } });
      }),
    ),
  });
  visit = visitPage(redirected, `${home.url}/`);
  seen.length = 0;
});
afterEach(async () => {
  visit.leave();
  await home.close();
  await elsewhere.close();
});
const seen: string[] = [];
const crumb = (): string => readCookies(new Request(home.url)).get('crumb') ?? '';

describe('the crumb', () => {
  it('goes with every request to the API of the page, reads and writes alike', async () => {
    const api = createApi({ fetch: browserFetch });
    expect(await api.cart.addEntry(mug)).toMatchObject({ ok: true });
    await api.cart.load();
    await api.stock.load(mug.itemId);
    expect(crumb()).not.toBe('');
    expect(redirected.log.map(({ headers }) => headers['x-csrf-token'])).toEqual([crumb(), crumb(), crumb()]);
  });

  it('is the one that the cookie holds at that moment', async () => {
    const api = createApi({ fetch: browserFetch });
    await api.cart.load();
    document.cookie = 'crumb=renewed==';
    await api.cart.load();
    expect(redirected.log[1]!.headers['x-csrf-token']).toBe('renewed==');
  });

  it('stays at home: another origin, or another path, does not get it', async () => {
    expect(await createApi({ root: `${elsewhere.url}/api/`, fetch: browserFetch }).cart.addEntry(mug)).toBeTruthy();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/^null /);

    const sent: (RequestInit | undefined)[] = [];
    const recording = ((_: unknown, init?: RequestInit) => {
      sent.push(init);
      return Promise.resolve(Response.json({ entries: [] }));
    }) as typeof fetch;
    for (const root of ['/apis/', '/shop/api/', '/api', '//elsewhere.test/api/', '/x/../api/', 'http://shop.test:81/api/']) {
      await createApi({ root, fetch: recording }).cart.load();
    }
    const carried = sent.map((init) => Object.keys(init!.headers!).includes('X-CSRF-Token'));
    expect(carried).toEqual([false, false, true, false, true, false]);
    expect(sent.map((init) => init!.redirect)).toEqual(['follow', 'follow', 'error', 'follow', 'error', 'follow']);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i), with neither header nor body', async (status) => {
    const api = createApi({ root: `/api/leads/${status}/`, fetch: browserFetch });
    expect(await api.cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'offline', message: 'Network Error' } });
    expect(await api.cart.load()).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(seen).toEqual([]);
  });

  it('would have left the house with a redirect that is followed: the test above can fail', async () => {
    const headers = { 'x-csrf-token': crumb(), 'content-type': 'application/json' };
    await fetch(`${home.url}/api/leads/307/commerce/x`, { method: 'POST', headers, body: 'body' });
    expect(seen).toEqual([`${crumb()} body`]);
  });

  it('is left out when there is none, or none that a header can hold', async () => {
    const headers: unknown[] = [];
    const recording = ((_: unknown, init?: RequestInit) => {
      headers.push({ ...init!.headers });
      return Promise.resolve(Response.json({ entries: [] }));
    }) as typeof fetch;
    const api = createApi({ fetch: recording });
    for (const cookie of ['crumb=', 'crumb=a%0Ab', 'crumb=%F0%9F%8D%9E', 'crumb=with space']) {
      document.cookie = cookie;
      expect(await api.cart.load()).toMatchObject({ ok: true });
    }
    expect(headers).toEqual(Array.from({ length: 4 }, () => ({ accept: 'application/json' })));
  });

  it('lets a visitor without cookies read, and the refusal of a write says why', async () => {
    document.cookie = 'crumb=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    const api = createApi({ fetch: browserFetch });
    expect(await api.cart.load()).toMatchObject({ ok: true });
    expect(await api.cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'crumb' } });
  });
});
