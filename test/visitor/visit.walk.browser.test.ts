import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';
import { untilSeen } from '../support/untilSeen.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const untilListening = (page: Page) =>
  page.evaluate(async () => {
    const { consent, on } = window.Storefront as Storefront;
    // Listening to it loads analytics and emits `form-render` at once.
    on('analytics', () => undefined);
    await new Promise((known) => consent.subscribe(known));
    await new Promise((go) => setTimeout(go, 300));
  });
const toldOf = (path: string): string[] =>
  shop.demo.host.facts
    .filter(({ headers }) => headers['referer'] === shop.demo.url + path)
    .map(({ path: at, rawBody }) => {
      const form = new URLSearchParams(rawBody);
      return [at, form.get('event') ?? form.get('eventSchemaName')].filter(Boolean).join(' ').replace('/api/', '');
    })
    .toSorted();
async function keptBy(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => {
    // Reading a cookie waits for pending writes to reach the browser.
    void document.cookie;
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  });
  const names = [...stored, ...(await context.cookies()).map(({ name }) => name)];
  return [...new Set(names.filter((name) => /^ss_|^storefront-/i.test(name)))].toSorted();
}
const answer = (page: Page, isYes: boolean) =>
  page.evaluate((analytics) => (window.Storefront as Storefront).consent.set({ analytics, marketing: false }), isYes);

const KEPT = [
  'SS_ANALYTICS_EXPIRATION',
  'SS_ANALYTICS_ID',
  'SS_HAS_LANDED',
  'SS_IS_FIRST_SESSION',
  'SS_SESSION_ID',
  'ss_cvr',
  'ss_cvt',
  'storefront-consent',
];

const VISIT_PDP = 'v1/clanker/events CommerceShopping_VisitPDP';

describe('under the restrictive policy', () => {
  it.each(['esm', 'umd', 'lite', 'lite-umd'])('nothing is sent or kept before the visitor agrees (%s)', async (script) => {
    const path = `/store/p/breakfast-mug?script=${script}&policy=restrictive&flags=site_visitor_metrics&tag=data-page-speed=off,data-data-layer=on`;
    const layer = () =>
      page.evaluate(() => (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.flatMap(({ event }) => event ?? []));
    const { page, context, open, complaints } = await shop.visit();
    await open(path);
    await untilListening(page);
    await page.evaluate(() => (window.Storefront as Storefront).track('Sofa_Seen', { sofa: 'red' }));
    expect(toldOf(path)).toEqual([]);
    expect([await keptBy(page, context), await layer()]).toEqual([[], undefined]);

    await answer(page, true);
    const held = ['census/RecordHit View', 'events/RecordEvent view-product', VISIT_PDP, 'v1/clanker/events Sofa_Seen'];
    await expect.poll(() => toldOf(path)).toEqual(held);
    await expect.poll(() => keptBy(page, context)).toEqual(KEPT);
    await expect.poll(layer).toEqual(['view_item']);
    expect(shop.demo.host.facts.filter(({ status }) => status !== null && status >= 400)).toEqual([]);

    await answer(page, false);
    await expect.poll(() => keptBy(page, context)).toEqual(['storefront-consent']);
    await page.evaluate(() => (window.Storefront as Storefront).track('Sofa_Seen', { sofa: 'blue' }));
    await page.waitForTimeout(300);
    expect(toldOf(path)).toEqual(held);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['Yes, count me', true],
    ['No, thank you', false],
  ])('the demo’s banner asks, once, and “%s” is what the visitor means', async (name, isYes) => {
    const path = `/about?policy=restrictive&banner=${isYes}`;
    const { page, context, open } = await shop.visit();
    await open(path);
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name }).waitFor({ state: 'hidden' });
    if (isYes) await expect.poll(() => toldOf(path)).toEqual(VIEW);
    const next = `${path}&next`;
    await open(next);
    await untilListening(page);
    if (isYes) await expect.poll(() => toldOf(next)).toEqual(VIEW);
    expect(await page.locator('#consent').isVisible()).toBe(false);
    expect([toldOf(path), toldOf(next)]).toEqual(isYes ? [VIEW, VIEW] : [[], []]);
    await context.close();
  });

  it('an answer in one tab holds in the other', async () => {
    const { page, context, open } = await shop.visit();
    await open('/about?policy=restrictive&tab=1');
    const other = await context.newPage();
    await other.goto(`${shop.demo.url}/about?policy=restrictive&tab=2`);
    await whenReady(other);
    await Promise.all([untilListening(page), untilListening(other)]);
    await answer(other, true);
    const told = () => [toldOf('/about?policy=restrictive&tab=1'), toldOf('/about?policy=restrictive&tab=2')];
    await expect.poll(told).toEqual([VIEW, VIEW]);
    await context.close();
  });
});

const VIEW = ['census/RecordHit View'];

describe('in the site editor’s preview, a frame of the same site', () => {
  it.each(['esm', 'umd', 'lite', 'lite-umd'])('nobody visits: nothing is asked, sent or kept (%s)', async (script) => {
    const page = `/store/p/breakfast-mug?script=${script}&flags=site_visitor_metrics`;
    const askedFor = (path: string) =>
      shop.demo.host.log.filter(({ headers, path: at }) => headers['referer'] === shop.demo.url + path && at.includes('/performance/'))
        .length;
    const editor = await shop.visit();
    await editor.page.goto(`${shop.demo.url}/about?script=none`);
    await editor.page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'preview' })),
      page,
    );
    await expect.poll(() => editor.page.frame('preview')?.url()).toBe(shop.demo.url + page);
    const preview = editor.page.frame('preview')!;
    await preview.waitForFunction(() => typeof window.Storefront === 'object' && 'ready' in window.Storefront);
    // Everything that would load analytics: a listener, an event, an answer.
    const known = await preview.evaluate(async () => {
      const { ready, on, track, consent } = window.Storefront as Storefront;
      await ready;
      on('analytics', () => undefined);
      track('Sofa_Seen', { sofa: 'red' });
      await consent.set({ analytics: true, marketing: true });
      return consent.get();
    });
    expect(known).toBeNull();
    // The shop itself works in the preview.
    await preview.locator('.sqs-add-to-cart-button[data-state="idle"]').first().waitFor();
    // The next page's record proves that its idle moment is over.
    await preview.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 })));
    const visitor = await shop.visit();
    const path = `${page}&tab=1`;
    await visitor.open(path);
    await expect.poll(() => toldOf(path)).toEqual(['census/RecordHit View', 'events/RecordEvent view-product', VISIT_PDP]);
    await expect.poll(() => askedFor(path)).toBe(1);
    expect([toldOf(page), askedFor(page), await keptBy(editor.page, editor.context), editor.complaints]).toEqual([[], 0, [], []]);
    await Promise.all([editor.context.close(), visitor.context.close()]);
  });
});

describe('a host that has no time for analytics', () => {
  it.each(['offline@facts', 'server-error@facts', 'very-slow@facts'])('sells as ever (%s)', async (scenario) => {
    const { page, context, open, complaints } = await shop.visit();
    await open(`/store/p/breakfast-mug?scenario=${scenario}&flags=site_visitor_metrics&tag=data-events-root=http://127.0.0.1:9`);
    await untilListening(page);
    for (const picker of await page.locator('.product-variants select').all()) await picker.selectOption({ index: 1 });
    const added = untilSeen(page, '.sqs-add-to-cart-button[data-state="added"]');
    await page.locator('.sqs-add-to-cart-button').first().click();
    await added;
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told to the page’s author where the page’s own policy refuses it: the browser says that it has taken the beacon', async () => {
    const { page, context, open, complaints } = await shop.visit();
    const path = '/store/p/breakfast-mug?flags=site_visitor_metrics&tag=data-events-root=http://127.0.0.1:9';
    await page.route(shop.demo.url + path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "connect-src 'self'" } });
    });
    await open(path);
    const told = "The page's content security policy refuses events to http://127.0.0.1:9: add it to its connect-src.";
    await expect.poll(() => complaints.join('\n')).toContain(told);
    await context.close();
  });
});
