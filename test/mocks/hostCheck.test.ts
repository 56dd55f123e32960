import { http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../demo/content/catalogue.ts';
import { createDemoHost, startDemo } from '../../demo/createDemo.ts';
import { COMMISSION_FORM } from '../../demo/pages/commissionPage.ts';
import type { Host } from '../../mocks/createHost.ts';
import { checkHost, formatReport, toJUnit, type HostCheckOptions, type HostReport } from '../../mocks/hostCheck/index.ts';
import type { AddRequest } from '../../mocks/db/Db.ts';
import { startServer, type HostServer } from '../../mocks/server.ts';
import { answerBefore } from '../support/answerBefore.ts';

const ENTRIES = '*/api/commerce/shopping-cart/entries';
const COUPONS = '*/api/commerce/shopping-cart/coupons';

const EVERYTHING: Omit<HostCheckOptions, 'url'> = {
  coupon: 'TEA10',
  expiredCoupon: 'SUMMER',
  laterCoupon: 'FIVER',
  account: { email: 'anna@example.com', password: 'kettle' },
  captchaForm: COMMISSION_FORM,
};

let server: HostServer | null = null;
afterEach(() => server?.close());

/** The demo's platform, over HTTP and with bare pages, with a fault that `change` puts into it. */
async function check(change: (host: Host) => Host = (host) => host, options = EVERYTHING): Promise<HostReport> {
  server = await startServer({ host: change(createDemoHost()), serve: ({ url }) => servePage(new URL(url)) });
  return checkHost({ url: server.url, ...options });
}

function servePage({ pathname, searchParams }: URL): Response {
  if (searchParams.get('format') !== 'json') return new Response('<h1>Shop</h1>', { headers: { 'content-type': 'text/html' } });
  const item = catalogue.find(({ fullUrl }) => fullUrl === pathname);
  return Response.json(item ? { item } : { items: catalogue });
}

/** Handlers that come before the platform's own. */
const before =
  (...handlers: HttpHandler[]) =>
  (host: Host): Host =>
    answerBefore(host, ...handlers);

const failed = ({ cases }: HostReport): string[] => cases.filter(({ status }) => status === 'failed').map(({ name }) => name);
const statusOf = ({ features }: HostReport, name: string) => features.find((feature) => feature.name === name)?.status;

describe('the check of a platform', () => {
  it('is passed by the demo shop, pages and all', async () => {
    server = await startDemo();
    const report = await checkHost({ url: server.url, ...EVERYTHING });
    expect(failed(report)).toEqual([]);
    expect(report.ok).toBe(true);
  });

  it('is passed by the mocked platform, whole', async () => {
    const report = await check();
    expect(report.cases.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(report.cases.length).toBeGreaterThan(50);
    expect(report.features.map(({ status }) => status)).toEqual(report.features.map(() => 'complete'));
    expect(report.ok).toBe(true);
    expect(report.records.join('\n')).toMatch(
      /carts of visitors[\s\S]*form submission[\s\S]*restock sign-up: host-check\+\w{8}@example\.com/,
    );
  });

  it('does not check what it was not told, and says what it needs', async () => {
    const report = await check(undefined, {});
    expect(statusOf(report, 'captcha')).toBe('unchecked');
    expect(report.cases.find(({ feature }) => feature === 'captcha')?.message).toContain('captchaForm');
    expect(statusOf(report, 'coupons')).toBe('complete');
    expect(report.ok).toBe(true);
  });

  it('tells what is absent from what is wrong, and what the bundle then does', async () => {
    const absent = () => HttpResponse.json({ error: 'This shop has no codes.' }, { status: 501 });
    const report = await check(before(http.post(COUPONS, absent), http.delete(`${COUPONS}/:code`, absent)));
    expect(statusOf(report, 'coupons')).toBe('absent');
    expect(report.ok).toBe(true);
    expect(formatReport(report)).toMatch(/Coupons +absent +A code that a visitor enters is refused in the platform’s words\./);
  });

  it('does not fit where something is absent that the bundle needs', async () => {
    const report = await check(before(http.get('*/api/commerce/shopping-cart', () => HttpResponse.json({}, { status: 404 }))));
    expect(statusOf(report, 'cart')).toBe('absent');
    expect(report.ok).toBe(false);
  });

  it.each<[string, (host: Host) => Host, RegExp]>([
    [
      'shows one visitor’s cart to another',
      (host) =>
        before(http.get('*/api/commerce/shopping-cart', () => HttpResponse.json(host.db.cart(host.db.tokenOf('shared', true)))))(host),
      /^two visitors never see/,
    ],
    [
      'adds what is left of an add over the stock',
      (host) =>
        before(
          http.post(ENTRIES, async ({ request, cookies }) => {
            const wanted = JSON.parse((await request.clone().text()).replace(/:$/, ':0}')) as AddRequest;
            const token = host.db.tokenOf(cookies['crumb'] ?? '', true) ?? '';
            if (wanted.quantity > 3 && wanted.quantity < 20) host.db.add(token, { ...wanted, quantity: 1 });
          }),
        )(host),
      /^an add over the stock adds nothing$/,
    ],
    [
      'takes a write without the token',
      before(http.post(COUPONS, () => HttpResponse.json({ shoppingCart: null }))),
      /^an unknown code is refused$/,
    ],
    [
      'lets carts be cached',
      (host) =>
        before(
          http.get('*/api/commerce/shopping-cart', () =>
            HttpResponse.json(host.db.cart(null), { headers: { 'cache-control': 'public, max-age=60' } }),
          ),
        )(host),
      /^a cart is not kept by caches/,
    ],
    [
      'refuses without a word',
      before(
        http.post(ENTRIES, async ({ request }) =>
          (await request.clone().text()).includes('"quantity":1,') ? undefined : HttpResponse.json({}, { status: 400 }),
        ),
      ),
      /^an add over the stock adds nothing$/,
    ],
  ])('finds a platform that %s', async (_, change, name) => {
    const report = await check(change);
    expect(
      failed(report).some((one) => name.test(one)),
      failed(report).join('\n'),
    ).toBe(true);
    expect(report.ok).toBe(false);
  });

  it('finds a platform that does a repeated write twice', async () => {
    const report = await check(undefined, { ...EVERYTHING, keyHeader: 'X-Some-Key' });
    expect(statusOf(report, 'keys')).toBe('absent');
    expect(report.cases.find(({ feature }) => feature === 'keys')?.message).toBe('The header "X-Some-Key" makes no difference.');
  });

  it('writes a report that test runners read', async () => {
    const report = await check(before(http.post(COUPONS, () => HttpResponse.json({ error: '<&"' }, { status: 400 }))));
    const xml = toJUnit(report);
    expect(xml).toContain('<testsuite name="coupons" tests="5"');
    expect(xml).toMatch(/<failure message="[^<]*&lt;&amp;\\&quot;/);
    expect(xml.match(/<testcase /g)).toHaveLength(report.cases.length);
  });
});
