import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBySlug } from '../../demo/content/catalogue.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { whenReady } from '../support/openShop.ts';
import { openFigures, type Traces, type Watched } from './openFigures.ts';

let figures: Awaited<ReturnType<typeof openFigures>>;
beforeAll(async () => {
  figures = await openFigures();
});
afterAll(() => figures.close());

type Told = [name: string, value: number | undefined, items: string[]];

/** Visits whose pages also tell the test what they report, shortly before they are left too. */
async function visit(): Promise<Watched & { readonly told: Told[] }> {
  const watched = await figures.visit();
  const told: Told[] = [];
  await watched.context.exposeFunction('toldTest', (...fact: Told) => void told.push(fact));
  await watched.context.addInitScript(() => {
    const say = (window as unknown as { toldTest(...fact: unknown[]): void }).toldTest;
    const onAnalytics = ({ name, parameters }: { name: string; parameters: { value?: number; items?: { item_name?: string }[] } }) =>
      say(name, parameters.value, parameters.items?.map(({ item_name: itemName }) => itemName ?? '') ?? []);
    window.Storefront!.push(['on', 'analytics', onAnalytics] as never);
  });
  return { ...watched, told };
}
/** All that is known of a visitor, compared as a whole: what is not named here makes the test fail. */
const untilTraces = (traces: () => Promise<Traces>, expected: Partial<Traces>) =>
  expect.poll(traces).toEqual({ facts: [], calls: [], elsewhere: [], cookies: [], stored: [], dataLayer: [], ...expected });
const VIEW = 'census/RecordHit View';
const fact = (name: string): string => `events/RecordEvent ${name}`;
const READ = 'GET commerce/shopping-cart';
const ADD = 'POST commerce/shopping-cart/entries';
const LINE = 'commerce/shopping-cart/entries/*';
const KEPT = ['storefront-cart-keys', 'storefront-reported-cart'];
const BUYER = ['CART', 'crumb', 'hasCart', 'ss_cvr', 'ss_cvt'];
const VISITOR = ['crumb', 'ss_cvr', 'ss_cvt'];
const sales = (told: readonly Told[]) => told.filter(([name]) => /cart$|checkout|purchase/.test(name) && name !== 'view_cart');
describe('a page whose picture hangs', () => {
  it.each(['esm', 'umd'])(
    'has a visitor who adds something all the same, and it is told before the page is loaded (%s)',
    async (script) => {
      const { context, page, told, traces } = await visit();
      await page.route('**/hangs.jpg', () => undefined);
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => document.body.prepend(Object.assign(new Image(), { src: '/hangs.jpg' }))),
      );
      await page.goto(`${figures.url}/store/p/breakfast-mug?script=${script}`, { waitUntil: 'commit' });
      await whenReady(page);
      for (const picker of await page.locator('.product-variants select').all()) await picker.selectOption({ index: 1 });
      await page.locator('.sqs-add-to-cart-button').first().click();
      await expect.poll(() => sales(told).map(([name]) => name)).toEqual(['add_to_cart']);
      await untilTraces(traces, {
        facts: [VIEW, fact('add-to-cart'), fact('view-product')],
        calls: [ADD],
        elsewhere: ['/hangs.jpg'],
        // The demo's own remembers which build it was asked for.
        cookies: ['CART', 'crumb', 'demo-script', 'hasCart', 'ss_cvr', 'ss_cvt'],
        stored: KEPT,
        dataLayer: ['view_item', 'add_to_cart'],
      });
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      await context.close();
    },
  );

  it('has a visitor who only looks, and is told of before the page is loaded', async () => {
    const { context, page, traces } = await visit();
    await page.route('**/hangs.jpg', () => undefined);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.body.prepend(Object.assign(new Image(), { src: '/hangs.jpg' }))),
    );
    await page.goto(`${figures.url}/about`, { waitUntil: 'commit' });
    await untilTraces(traces, { facts: [VIEW], elsewhere: ['/hangs.jpg'], cookies: VISITOR });
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await context.close();
  });
});

describe('what is put into a cart and taken out', () => {
  const notebook = productBySlug('glaze-notebook')!.id;

  it('is told as its difference, once over two tabs', async () => {
    const { context, page, told, open, traces } = await visit();
    await open('/store/p/glaze-notebook');
    const other = await context.newPage();
    await other.goto(`${figures.url}/store/p/glaze-notebook`);
    await whenReady(other);
    // Each tab has an order of its own.
    await expect.poll(() => told.map(([event]) => event)).toEqual(['view_item', 'view_item']);
    const change = (tab: Page, itemId: string, step: 'add' | 'update' | 'remove' | 'undo', quantity = 1) =>
      tab.evaluate(
        async (wanted) => {
          const { cart } = window.Storefront as Storefront;
          const entryId = cart.get()?.entries[0]?.id ?? (globalThis as { entryId?: string }).entryId ?? '';
          Object.assign(globalThis, { entryId });
          if (wanted.step === 'add')
            await cart.add({ itemId: wanted.itemId, sku: null, quantity: wanted.quantity, additionalFields: null });
          else if (wanted.step === 'update') await cart.update(entryId, wanted.quantity);
          else await cart[wanted.step](entryId);
        },
        { itemId, step, quantity },
      );
    await change(page, notebook, 'add');
    await expect.poll(() => sales(told).length).toBe(1);
    await change(page, notebook, 'update', 3);
    await change(page, notebook, 'remove');
    await change(page, notebook, 'undo');
    await expect.poll(() => other.evaluate(() => (window.Storefront as Storefront).cart.get()?.totalQuantity)).toBe(3);
    await change(other, notebook, 'update', 2);
    // Longer than a tab waits for the one that has made a change.
    await page.waitForTimeout(2500);
    const name = ['The Glaze Notebook'];
    expect(sales(told)).toEqual([
      ['add_to_cart', 9, name],
      ['add_to_cart', 18, name],
      ['remove_from_cart', 27, name],
      ['add_to_cart', 27, name],
      ['remove_from_cart', 9, name],
    ]);
    await untilTraces(traces, {
      facts: [VIEW, VIEW, fact('add-to-cart'), fact('view-product'), fact('view-product')],
      calls: [`DELETE ${LINE}`, READ, ADD, ADD, `PUT ${LINE}`, `PUT ${LINE}`],
      cookies: BUYER,
      stored: KEPT,
      dataLayer: ['view_item', 'view_item', ...sales(told).map(([event]) => event)],
    });
    await context.close();
  });

  it('is no part of the checkout of a subscription or a gift card, which have their own', async () => {
    const { context, page, told, open, traces } = await visit();
    await open('/store/p/glaze-notebook');
    // Its price is read from the page in a file of its own.
    await expect.poll(() => told.map(([event]) => event)).toEqual(['view_item']);
    await page.evaluate(
      (itemId) => (window.Storefront as Storefront).cart.add({ itemId, sku: null, quantity: 1, additionalFields: null }),
      notebook,
    );
    await expect.poll(() => sales(told).length).toBe(1);
    // The file that reports arrives after the press; the checkout waits for it.
    const bought = page.waitForResponse('**/commerce/cart/subscription');
    await page.route('**/listenToPage-*.js', async (route) => {
      await bought;
      await route.continue();
    });
    await open('/store/p/kiln-shelf');
    await page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().click();
    await page.waitForURL(/checkout/);
    await expect
      .poll(() => sales(told).slice(1))
      .toEqual([
        ['add_to_cart', 48, ['A Shelf in the Kiln']],
        ['begin_checkout', 48, ['A Shelf in the Kiln']],
      ]);
    // The platform is told of adds to the cart alone, and of views by the two products' pages and the checkout's.
    await untilTraces(traces, {
      facts: [VIEW, VIEW, VIEW, fact('add-to-cart'), fact('view-product'), fact('view-product')],
      calls: [READ, 'POST 3/commerce/cart/subscription', ADD],
      cookies: BUYER,
      stored: KEPT,
      dataLayer: ['view_item', 'add_to_cart', 'view_item', 'add_to_cart', 'begin_checkout'],
    });
    await context.close();
  });
});

describe('an order', () => {
  it.each([202, 204, 206, 207])('is a purchase on a page of type %i; one in test mode is none', async (type) => {
    const { context, page, told, traces } = await visit();
    await page.goto(`${figures.url}/confirmed?type=${type}&id=real${type}`);
    await expect.poll(() => sales(told)).toEqual([['purchase', 17, ['Mug']]]);
    await page.goto(`${figures.url}/confirmed?type=${type}&id=test${type}&test`);
    await untilTraces(traces, {
      facts: [VIEW, VIEW, fact('order-confirmed'), fact('order-confirmed')],
      cookies: VISITOR,
      stored: ['storefront-orders'],
      dataLayer: ['purchase'],
    });
    // Nor is it one of an older kind.
    const layer = await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);
    expect([sales(told).length, layer]).toEqual([1, []]);
    await context.close();
  });

  it('that the platform did not take is told to it again by the tab’s next page', async () => {
    const { context, page, told, traces } = await visit();
    let refused = 0;
    await page.route('**/api/events/RecordEvent', (route) => {
      refused += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await page.goto(`${figures.url}/confirmed?type=202&id=again`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('storefront-unsent') ?? '')).toContain('again');
    await page.unroute('**/api/events/RecordEvent');
    await page.goto(`${figures.url}/confirmed?type=202&id=again&next`);
    await untilTraces(traces, {
      facts: [VIEW, VIEW, fact('order-confirmed')],
      cookies: VISITOR,
      stored: ['storefront-orders'],
      dataLayer: ['purchase'],
    });
    expect([refused, sales(told).length]).toEqual([1, 1]);
    await context.close();
  });
});
