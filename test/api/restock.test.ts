import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../mocks/node.ts';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { createApi, type Api } from '../../src/api/createApi.ts';

const SHIRT = seedProducts[0]!;
const SOLD_OUT = SHIRT.structuredContent.variants[1]!.id;
const signUp = { isJoinMailingList: true, productId: SHIRT.id, siteVisitorEmail: 'anna@example.com', variantId: SOLD_OUT };

let host: Host;
let visit: Visit;
let api: Api;
beforeEach(() => {
  host = createHost({ products: seedProducts });
  visit = visitPage(host);
  api = createApi({ fetch: visit.fetch });
});
afterEach(() => visit.leave());

describe('telling the host who waits for a variant', () => {
  it('is one POST with the crumb, which the host keeps', async () => {
    expect(await api.restock.signUp(signUp)).toEqual({ ok: true, value: {} });
    expect(host.log.map(({ method, path, body, status }) => [method, path, body, status])).toEqual([
      ['POST', '/api/site-users/account/notifications/restock', signUp, 200],
    ]);
    expect(host.log[0]!.headers['x-csrf-token']).toBeTruthy();
    expect(host.db.signUps()).toEqual([signUp]);
    await api.restock.signUp({ ...signUp, isJoinMailingList: false });
    expect(host.db.signUps()).toEqual([{ ...signUp, isJoinMailingList: false }]);
    host.reset();
    expect(host.db.signUps()).toEqual([]);
  });

  it.each([
    ['an address that is none', { siteVisitorEmail: 'anna' }, 'That is no e-mail address that we can write to.'],
    ['a variant that nobody knows', { variantId: 'x' }, 'Sorry, that item variant is unavailable. Please select another variant.'],
    ['an item that nobody knows', { productId: 'x' }, 'Sorry, that item variant is unavailable. Please select another variant.'],
    [
      'a variant that can be bought',
      { variantId: SHIRT.structuredContent.variants[0]!.id },
      'Good news: it is in stock again. Please reload the page.',
    ],
    ['no address at all', { siteVisitorEmail: '' }, 'The request could not be read.'],
  ])('is refused for %s, in words for the visitor', async (_case, changes, message) => {
    expect(await api.restock.signUp({ ...signUp, ...changes })).toMatchObject({
      ok: false,
      error: { kind: 'http', serverMessage: message },
    });
    expect(host.db.signUps()).toEqual([]);
  });

  it('is done when the host answers with nothing', async () => {
    const silent = createApi({ fetch: async () => new Response(null, { status: 204 }) });
    expect(await silent.restock.signUp(signUp)).toEqual({ ok: true, value: {} });
  });
});

describe('the instalment provider’s page', () => {
  const asked: [string, RequestInit][] = [];
  const answering = (response: () => Response | Promise<Response>, writeDeadlineMs = 5000) =>
    createApi({ writeDeadlineMs, fetch: async (url, init) => (asked.push([String(url), init ?? {}]), response()) });
  beforeEach(() => void (asked.length = 0));

  it('is fetched from the other site without crumb or cookies', async () => {
    const answer = await answering(() => new Response('<p>4 payments</p>')).instalmentPage.load('https://pay.example/en_US.html');
    expect(answer).toEqual({ ok: true, value: '<p>4 payments</p>' });
    expect(asked.map(([url, { credentials, headers, method }]) => [url, credentials, headers, method])).toEqual([
      ['https://pay.example/en_US.html', 'omit', { accept: 'application/json' }, 'GET'],
    ]);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['is refused', () => new Response('no', { status: 403 }), 'http'],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['is endless', () => new Response('x'.repeat(200_001)), 'schema'],
  ])('that %s is a value, not an exception', async (_case, response, kind) => {
    expect(await answering(response).instalmentPage.load('https://pay.example/en_US.html')).toMatchObject({ ok: false, error: { kind } });
  });

  it('that never comes is given up after a while', async () => {
    const never = answering(() => new Promise(() => undefined), 50);
    expect(await never.instalmentPage.load('https://pay.example/en_US.html')).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(asked[0]![1].signal?.aborted).toBe(true);
  });
});
