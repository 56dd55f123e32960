import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/global/Storefront.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Settles when analytics listens to the page. */
const untilListening = (page: Page) =>
  page.evaluate(async () => {
    const { consent, on } = window.Storefront as Storefront;
    // Listening to it asks for it, and `form-render` would be told at once.
    on('analytics', () => undefined);
    await new Promise((known) => consent.subscribe(known));
    await new Promise((go) => setTimeout(go, 300));
  });
/** What was told of this page: path and name of each request. */
const toldOf = (path: string): string[] =>
  shop.demo.host.facts
    .filter(({ headers }) => headers['referer'] === shop.demo.url + path)
    .map(({ path: at, rawBody }) => {
      const form = new URLSearchParams(rawBody);
      return [at, form.get('event') ?? form.get('eventSchemaName')].filter(Boolean).join(' ').replace('/api/', '');
    })
    .toSorted();
/** Cookies and storage that are analytics' own. */
async function keptBy(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => {
    // To read a cookie, the page waits until those that it wrote or took away have reached the browser, which is asked below.
    void document.cookie;
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  });
  const names = [...stored, ...(await context.cookies()).map(({ name }) => name)];
  return [...new Set(names.filter((name) => /^ss_|^storefront-/i.test(name)))].toSorted();
}
const answer = (page: Page, isYes: boolean) =>
  page.evaluate((analytics) => (window.Storefront as Storefront).consent.set({ analytics, marketing: false }), isYes);

/** What is kept of a visitor who has agreed. */
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

describe('under the restrictive policy', () => {
  it.each(['esm', 'umd', 'lite', 'lite-umd'])('nothing is sent or kept before the visitor agrees (%s)', async (script) => {
    const path = `/store/p/breakfast-mug?script=${script}&policy=restrictive&flags=site_visitor_metrics&tag=data-page-speed=off`;
    const { page, context, open, complaints } = await shop.visit();
    await open(path);
    await untilListening(page);
    await page.evaluate(() => (window.Storefront as Storefront).track('Sofa_Seen', { sofa: 'red' }));
    expect(toldOf(path)).toEqual([]);
    expect(await keptBy(page, context)).toEqual([]);

    await answer(page, true);
    const held = [
      'census/RecordHit View',
      'events/RecordEvent view-product',
      'v1/clanker/events CommerceShopping_VisitPDP',
      'v1/clanker/events Sofa_Seen',
    ];
    await expect.poll(() => toldOf(path)).toEqual(held);
    await expect.poll(() => keptBy(page, context)).toEqual(KEPT);
    expect(shop.demo.host.facts.filter(({ status }) => status !== null && status >= 400)).toEqual([]);

    await answer(page, false);
    await expect.poll(() => keptBy(page, context)).toEqual(['storefront-consent']);
    await page.evaluate(() => (window.Storefront as Storefront).track('Sofa_Seen', { sofa: 'blue' }));
    await page.waitForTimeout(300);
    expect(toldOf(path)).toEqual(held);
    expect(complaints).toEqual([]);
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

describe('a host that has no time for analytics', () => {
  it.each(['offline@facts', 'server-error@facts', 'very-slow@facts'])('sells as ever (%s)', async (scenario) => {
    const { page, context, open, complaints } = await shop.visit();
    await open(`/store/p/breakfast-mug?scenario=${scenario}&flags=site_visitor_metrics&tag=data-events-root=http://127.0.0.1:9`);
    await untilListening(page);
    for (const picker of await page.locator('.product-variants select').all()) await picker.selectOption({ index: 1 });
    await page.locator('.sqs-add-to-cart-button').first().click();
    await page.locator('.sqs-add-to-cart-button[data-state="added"]').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
