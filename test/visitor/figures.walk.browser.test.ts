import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBySlug } from '../../demo/content/catalogue.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openShop, whenReady, type OpenShop } from '../support/openShop.ts';
import { orderPage } from './orderPage.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ serve: orderPage });
});
afterAll(() => shop.close());

type Told = [name: string, value: number | undefined, items: string[]];

/** Visits whose pages tell the test what they report, also shortly before they are left. */
async function visit(): Promise<{ context: BrowserContext; page: Page; told: Told[]; open(path: string): Promise<void> }> {
  const { context, page, open } = await shop.visit();
  const told: Told[] = [];
  await context.exposeFunction('toldTest', (...fact: Told) => void told.push(fact));
  await context.addInitScript(() => {
    const say = (window as unknown as { toldTest(...fact: unknown[]): void }).toldTest;
    const onAnalytics = ({ name, parameters }: { name: string; parameters: { value?: number; items?: { item_name?: string }[] } }) =>
      say(name, parameters.value, parameters.items?.map(({ item_name: itemName }) => itemName ?? '') ?? []);
    window.Storefront = [['on', 'analytics', onAnalytics]] as never;
  });
  return { context, page, told, open };
}
const sales = (told: readonly Told[]) => told.filter(([name]) => /cart$|checkout|purchase/.test(name) && name !== 'view_cart');
const factsOf = (page: Page) =>
  shop.demo.host.facts
    .filter(({ headers }) => headers['referer'] === page.url())
    .map(({ rawBody }) => new URLSearchParams(rawBody).get('event'));

describe('a page whose picture hangs', () => {
  it.each(['esm', 'umd'])(
    'has a visitor who adds something all the same, and it is told before the page is loaded (%s)',
    async (script) => {
      const { context, page, told } = await visit();
      await page.route('**/hangs.jpg', () => undefined);
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => document.body.prepend(Object.assign(new Image(), { src: '/hangs.jpg' }))),
      );
      await page.goto(`${shop.demo.url}/store/p/breakfast-mug?script=${script}&tag=data-page-speed=off`, { waitUntil: 'commit' });
      await whenReady(page);
      for (const picker of await page.locator('.product-variants select').all()) await picker.selectOption({ index: 1 });
      await page.locator('.sqs-add-to-cart-button').first().click();
      await expect.poll(() => sales(told).map(([name]) => name)).toEqual(['add_to_cart']);
      await expect.poll(() => factsOf(page)).toEqual(expect.arrayContaining(['View', 'view-product', 'add-to-cart']));
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      await context.close();
    },
  );

  it('has a visitor who only looks, and is told of before the page is loaded', async () => {
    const { context, page } = await visit();
    await page.route('**/hangs.jpg', () => undefined);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.body.prepend(Object.assign(new Image(), { src: '/hangs.jpg' }))),
    );
    await page.goto(`${shop.demo.url}/about?tag=data-page-speed=off`, { waitUntil: 'commit' });
    await expect.poll(() => factsOf(page), { timeout: 10_000 }).toEqual(['View']);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await context.close();
  });
});

describe('what is put into a cart and taken out', () => {
  const notebook = productBySlug('glaze-notebook')!.id;

  it('is told as its difference, once over two tabs', async () => {
    const { context, page, told, open } = await visit();
    await open('/store/p/glaze-notebook?tag=data-page-speed=off');
    const other = await context.newPage();
    await other.goto(`${shop.demo.url}/store/p/glaze-notebook?tag=data-page-speed=off`);
    await whenReady(other);
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
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toContain('storefront-reported-cart');
    await context.close();
  });

  it('is no part of the checkout of a subscription or a gift card, which have their own', async () => {
    const { context, page, told, open } = await visit();
    await open('/store/p/glaze-notebook?tag=data-page-speed=off');
    await page.evaluate(
      (itemId) => (window.Storefront as Storefront).cart.add({ itemId, sku: null, quantity: 1, additionalFields: null }),
      notebook,
    );
    await expect.poll(() => sales(told).length).toBe(1);
    await open('/store/p/kiln-shelf?tag=data-page-speed=off');
    await page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().click();
    await page.waitForURL(/checkout/);
    await expect
      .poll(() => sales(told).slice(1))
      .toEqual([
        ['add_to_cart', 48, ['A Shelf in the Kiln']],
        ['begin_checkout', 48, ['A Shelf in the Kiln']],
      ]);
    await context.close();
  });
});

describe('an order', () => {
  it.each([202, 204, 206, 207])('is a purchase on a page of type %i; one in test mode is none', async (type) => {
    const { context, page, told } = await visit();
    await page.goto(`${shop.demo.url}/confirmed?type=${type}&id=real${type}`);
    await expect.poll(() => sales(told)).toEqual([['purchase', 17, ['Mug']]]);
    await page.goto(`${shop.demo.url}/confirmed?type=${type}&id=test${type}&test`);
    await expect.poll(() => factsOf(page)).toEqual(['View', 'order-confirmed']);
    const layer = await page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []);
    expect([sales(told).length, layer]).toEqual([1, []]);
    await context.close();
  });

  it('that the platform did not take is told to it again by the tab’s next page', async () => {
    const { context, page, told } = await visit();
    let refused = 0;
    await page.route('**/api/events/RecordEvent', (route) => {
      refused += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await page.goto(`${shop.demo.url}/confirmed?type=202&id=again`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('storefront-unsent') ?? '')).toContain('again');
    await page.unroute('**/api/events/RecordEvent');
    await page.goto(`${shop.demo.url}/confirmed?type=202&id=again&next`);
    await expect.poll(() => factsOf(page)).toEqual(expect.arrayContaining(['View', 'order-confirmed']));
    expect([refused, sales(told).length]).toEqual([1, 1]);
    expect(await page.evaluate(() => sessionStorage.getItem('storefront-unsent'))).toBeNull();
    await context.close();
  });
});
