import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { startDemo } from '../../demo/createDemo.ts';
import type { HostServer } from '../../mocks/server.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { whenReady } from '../support/openShop.ts';
import { NOTING_RETURNS, returnFromCache } from '../support/returnFromCache.ts';
import { untilSeen } from '../support/untilSeen.ts';

const ORDER = { id: 'o1', grandTotal: { decimalValue: '17.00', currencyCode: 'USD' }, items: [], testMode: false, websiteId: 'w1' };

function orderPage({ url }: Request): Response | undefined {
  if (new URL(url).pathname !== '/confirmed') return undefined;
  const context = { pageType: 202, website: { id: 'w1', language: 'en-US' }, order: ORDER };
  const html =
    `<!doctype html><title>Thank you</title><script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} };</script>` +
    `<script type="module" src="/dist/storefront.js" data-page-speed="off"></script><p>Thank you.</p>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

let demo: HostServer;
let browser: Browser;
beforeAll(async () => {
  // With the back/forward cache, like every visitor's browser.
  browser = await launchChromium([], ['--disable-back-forward-cache']);
});
afterAll(() => browser.close());
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  demo = await startDemo({ serve: orderPage });
});
afterEach(() => demo.close());

const factsOf = (name: string) => demo.host.facts.filter(({ rawBody }) => new URLSearchParams(rawBody).get('event') === name).length;
const untilViews = (count: number) => expect.poll(() => factsOf('View')).toBe(count);

/** A path without our script. */
const ELSEWHERE = '/api/';

async function visit(): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript({ content: `if (location.pathname !== '${ELSEWHERE}') { ${NOTING_RETURNS} }` });
  return context;
}

async function leaveAndReturn(page: Page, test: TestContext): Promise<void> {
  await page.goto(`${demo.url}${ELSEWHERE}`, { waitUntil: 'load' });
  await returnFromCache(page, test);
}

async function addOnce(page: Page): Promise<void> {
  for (const picker of await page.locator('.product-variants select').all()) await picker.selectOption({ index: 1 });
  const added = untilSeen(page, '.sqs-add-to-cart-button[data-state="added"]');
  await page.locator('.sqs-add-to-cart-button').first().click();
  await added;
  await expect.poll(() => factsOf('add-to-cart')).toBe(1);
}

describe('a visitor with two tabs', () => {
  it('has added once what was added once, after reloads and returns in both', async (test) => {
    const context = await visit();
    const [page, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, other]) {
      await tab.goto(`${demo.url}/store/p/breakfast-mug?tag=data-page-speed=off`);
      await whenReady(tab);
    }
    await untilViews(2);
    await addOnce(page);
    await expect.poll(() => other.locator('.sqs-cart-quantity').first().innerText()).toBe('1');
    for (const tab of [page, other]) {
      await tab.reload();
      await whenReady(tab);
    }
    await untilViews(4);
    for (const tab of [page, other]) await leaveAndReturn(tab, test);
    await untilViews(6);
    await expect.poll(() => factsOf('view-product')).toBe(4);
    expect(factsOf('add-to-cart')).toBe(1);
    await context.close();
  });

  it('has added once where the answer was lost and the cart shows that it was added, after a reload too', async () => {
    const context = await visit();
    const page = await context.newPage();
    await page.goto(`${demo.url}/store/p/breakfast-mug?tag=data-page-speed=off&scenario=lost-answer`);
    await whenReady(page);
    await untilViews(1);
    await addOnce(page);
    await page.goto(`${demo.url}/store/p/breakfast-mug?tag=data-page-speed=off`);
    await whenReady(page);
    await untilViews(2);
    await expect.poll(() => factsOf('view-product')).toBe(2);
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().innerText()).toBe('1');
    expect(factsOf('add-to-cart')).toBe(1);
    await context.close();
  });

  it('has ordered once, whatever becomes of the page that says so', async (test) => {
    const context = await visit();
    const page = await context.newPage();
    await page.goto(`${demo.url}/confirmed`);
    await untilViews(1);
    await expect.poll(() => factsOf('order-confirmed')).toBe(1);
    const other = await context.newPage();
    await other.goto(`${demo.url}/confirmed`);
    await untilViews(2);
    await page.reload();
    await untilViews(3);
    await leaveAndReturn(page, test);
    await untilViews(4);
    await page.waitForTimeout(300);
    expect(factsOf('order-confirmed')).toBe(1);
    await context.close();
  });
});
