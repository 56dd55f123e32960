import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { startServer, type HostServer } from '../../../mocks/server.ts';
import { answerBefore } from '../../support/answerBefore.ts';
import { createApi, type Api } from '../../app/createApi.ts';
import { z } from '../../../src/lib/zod.ts';
import { browserFetch } from '../../core/wire/browserFetch.ts';

const anna = { email: 'anna@example.com', password: 'kettle', rememberMe: false };

let host: Host;
let home: HostServer;
let elsewhere: HostServer;
let visit: Visit;
const seen: (string | null)[] = [];
const loadReviews = (api: Api, id: string) => api.send({ method: 'get', path: `commerce/product/reviews/${id}`, schema: z.unknown() });
const heard = () => host.log.map(({ method, headers }) => `${method} ${headers['x-siteuser-xsrf-token'] ?? '-'}`);

beforeEach(async () => {
  seen.length = 0;
  elsewhere = await startServer({
    host: answerBefore(
      createHost({ products: seedProducts }),
      http.all('*', ({ request }) => (seen.push(request.headers.get('x-siteuser-xsrf-token')), Response.json({ data: [] }))),
    ),
  });
  host = createHost({ products: seedProducts });
  home = await startServer({
    host: answerBefore(
      host,
      http.get(
        '*/api/commerce/product/reviews/away',
        () => new Response(null, { status: 307, headers: { location: `${elsewhere.url}/api/x` } }),
      ),
    ),
  });
  visit = visitPage(host, `${home.url}/`);
});
afterEach(async () => {
  visit.leave();
  await home.close();
  await elsewhere.close();
});

describe('the token of a customer’s session', () => {
  it('goes with every call to this site’s API after the login, and with none after the logout', async () => {
    const api = createApi({ fetch: browserFetch });
    await loadReviews(api, 'mug');
    expect(await api.account.signIn(anna)).toEqual({ ok: true, value: null });
    await loadReviews(api, 'mug');
    expect(await api.account.signOut(true)).toEqual({ ok: true, value: null });
    await loadReviews(api, 'mug');
    const [first, login, then, logout, last] = heard();
    expect([first, login]).toEqual(['GET -', 'POST -']);
    expect(then).toMatch(/^GET xsrf-/);
    expect(logout).toBe(then?.replace('GET', 'DELETE'));
    expect(last).toBe('GET -');
    expect(host.log[3]?.query).toEqual({ cloneCart: ['true'] });
    expect(host.log[1]?.body).toEqual(anna);
  });

  it('is taken from the cookie after a reload, and not after a logout, whatever the cookie says', async () => {
    await createApi({ fetch: browserFetch }).account.signIn(anna);
    const api = createApi({ fetch: browserFetch });
    await loadReviews(api, 'mug');
    expect(heard().at(-1)).toMatch(/^GET xsrf-/);
    await api.account.signOut(false);
    document.cookie = 'siteUserCrumb=stale; Path=/';
    await loadReviews(api, 'mug');
    expect(heard().at(-1)).toBe('GET -');
    // Another tab has logged in since.
    await api.account.forgetToken();
    await loadReviews(api, 'mug');
    expect(heard().at(-1)).toBe('GET stale');
  });

  it('never leaves this site’s API: not by a redirect, not to a root elsewhere, not to a page, not as a header that is none', async () => {
    const api = createApi({ fetch: browserFetch });
    await api.account.signIn(anna);
    expect(await loadReviews(api, 'away')).toMatchObject({ ok: false, error: { kind: 'offline' } });
    document.cookie = 'siteUserCrumb=secret; Path=/';
    await loadReviews(createApi({ fetch: browserFetch, root: `${elsewhere.url}/api/` }), 'mug');
    expect(seen).toEqual([null]);
    const sent: string[][] = [];
    const recording = ((_: unknown, init?: RequestInit) => {
      sent.push(Object.keys(init?.headers ?? {}));
      return Promise.resolve(Response.json({ data: [] }));
    }) as typeof fetch;
    for (const root of ['/store-api/', '//elsewhere.test/api/', '/api/']) await loadReviews(createApi({ fetch: recording, root }), 'mug');
    await createApi({ fetch: recording }).send({ method: 'get', url: '/page', isText: true, schema: z.string() });
    expect(sent.map((names) => names.includes('X-SiteUser-XSRF-Token'))).toEqual([false, false, true, false]);
    document.cookie = `siteUserCrumb=${encodeURIComponent('a\nb')}; Path=/`;
    await loadReviews(createApi({ fetch: browserFetch }), 'mug');
    expect(heard().at(-1)).toBe('GET -');
  });
});

describe('logging out', () => {
  it('is repeated once where the crumb is refused, with the new one', async () => {
    const api = createApi({ fetch: browserFetch });
    await api.account.signIn(anna);
    host.setScenario('crumb-expired-once');
    expect(await api.account.signOut(false)).toEqual({ ok: true, value: null });
    expect(host.log.filter(({ method }) => method === 'DELETE').map(({ status }) => status)).toEqual([401, 200]);
  });

  it('is repeated exactly once, and then fails as the crumb does', async () => {
    const api = createApi({ fetch: browserFetch });
    await api.account.signIn(anna);
    host.setScenario('crumb-expired');
    expect(await api.account.signOut(false)).toMatchObject({ ok: false, error: { kind: 'crumb' } });
    expect(host.log.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  it.each(['server-error', 'offline', 'rate-limited'] as const)('is not repeated on %s, and a login never', async (scenario) => {
    const api = createApi({ fetch: browserFetch });
    host.setScenario(scenario);
    await api.account.signOut(false);
    await api.account.signIn(anna);
    host.setScenario('crumb-expired');
    await api.account.signIn(anna);
    expect(host.log.map(({ method }) => method)).toEqual(['DELETE', 'POST', 'POST']);
  });
});
