import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { fillCart } from '../support/fillCart.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const MUG = { slug: 'breakfast-mug', sku: 'WK-MUG-OS' };
const quantityAt = (token: string) => shop.demo.host.db.cart(token).entries[0]?.quantity;
const writesSince = (start: number, method: string) => shop.demo.host.log.slice(start).filter((call) => call.method === method);

describe('a quantity that was typed a moment before the page is left', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['by a link', (page) => page.evaluate(() => location.assign('/about'))],
    ['by loading it anew', (page) => page.reload()],
    ['with its tab', (page) => page.close({ runBeforeUnload: true })],
  ])('is sent all the same, once: left %s', async (_how, leave) => {
    const { page, open, context } = await shop.visit();
    const token = await fillCart(shop.demo, context, [MUG]);
    // The edit delay never ends, so that only leaving sends the change.
    await page.addInitScript(() => {
      const begin = window.setTimeout as (run: () => void, ms?: number) => number;
      Object.assign(window, { setTimeout: (run: () => void, ms = 0) => begin(run, ms > 280 && ms <= 300 ? 600_000 : ms) });
    });
    await open('/cart');
    const start = shop.demo.host.log.length;
    await page.locator('.cart-row-qty-input:enabled').waitFor();
    await page.locator('.cart-row-qty-input').fill('7');
    expect(writesSince(start, 'PUT')).toEqual([]);
    await leave(page);
    await expect.poll(() => quantityAt(token)).toBe(7);
    const other = await context.newPage();
    await other.goto(`${shop.demo.url}/cart`);
    await other.locator('.cart-row-qty-input:enabled').waitFor();
    await expect.poll(() => other.locator('.cart-row-qty-input').inputValue()).toBe('7');
    expect(writesSince(start, 'PUT')).toHaveLength(1);
    await context.close();
  });
});

/** Sets `navigator.onLine` in all tabs. */
const steerNetwork = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => localStorage.getItem('test-offline') === null,
    }),
  );
/** Requests to the host fail, while pages can be loaded. */
async function goOffline(page: Page): Promise<void> {
  await page.context().route('**/api/commerce/**', (route) => route.abort());
  await page.evaluate(() => localStorage.setItem('test-offline', 'yes'));
}
async function goOnline(...tabs: readonly [Page, ...Page[]]): Promise<void> {
  await tabs[0].context().unroute('**/api/commerce/**');
  await tabs[0].evaluate(() => localStorage.removeItem('test-offline'));
  for (const tab of tabs) await tab.waitForFunction(() => navigator.onLine);
  for (const tab of tabs) await tab.evaluate(() => void dispatchEvent(new Event('online')));
}
const untilKept = (tab: Page) =>
  tab.waitForFunction(() =>
    Object.values({ ...sessionStorage })
      .join()
      .includes('WK-MUG-OS'),
  );

describe('an add that was made without a network', () => {
  it('is sent once when it is back, by one of two tabs that have it', async () => {
    const { page, open, context } = await shop.visit();
    await steerNetwork(context);
    const token = await fillCart(shop.demo, context, [{ ...MUG, quantity: 1 }]);
    await open('/store/p/breakfast-mug?markup=a');
    await page.waitForFunction(() => (window.Storefront as Storefront).cart.get()?.totalQuantity === 1);
    const start = shop.demo.host.log.length;
    const { itemId } = await page.evaluate(() => (window.Storefront as Storefront).cart.get()!.entries[0]!);
    await goOffline(page);
    await page.evaluate((id) => {
      void (window.Storefront as Storefront).cart.add({ itemId: id, sku: 'WK-MUG-OS', quantity: 2, additionalFields: null });
    }, itemId);
    await untilKept(page);
    // A tab opened by a page starts with a copy of its session storage.
    const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open(location.href))]);
    await copy.waitForFunction(() => typeof (window.Storefront as Storefront | undefined)?.cart === 'object');
    await untilKept(copy);
    await page.reload();
    await untilKept(page);

    await goOnline(copy, page);
    await expect.poll(() => quantityAt(token)).toBe(3);
    for (const tab of [copy, page]) {
      await tab.waitForFunction(
        // The reloaded page may still be starting.
        () =>
          (window.Storefront as Storefront).cart?.get()?.totalQuantity === 3 && !Object.keys(sessionStorage).includes('storefront-cart'),
      );
    }
    expect(writesSince(start, 'POST').filter(({ path }) => path.endsWith('/entries'))).toHaveLength(1);
    await context.close();
  });

  it('is sent once when it is back, by the page that was loaded anew', async () => {
    const { page, open, context } = await shop.visit();
    await steerNetwork(context);
    await open('/store/p/breakfast-mug?markup=a');
    const token = await fillCart(shop.demo, context, [{ ...MUG, quantity: 1 }]);
    await page.reload();
    await page.waitForFunction(() => (window.Storefront as Storefront).cart?.get()?.totalQuantity === 1);
    const start = shop.demo.host.log.length;
    const { itemId } = await page.evaluate(() => (window.Storefront as Storefront).cart.get()!.entries[0]!);
    await goOffline(page);
    await page.evaluate((id) => {
      void (window.Storefront as Storefront).cart.add({ itemId: id, sku: 'WK-MUG-OS', quantity: 2, additionalFields: null });
    }, itemId);
    await untilKept(page);
    await page.reload();
    await untilKept(page);
    // The page that made it is gone and has sent nothing.
    expect(writesSince(start, 'POST')).toEqual([]);
    await goOnline(page);
    await expect.poll(() => quantityAt(token)).toBe(3);
    await page.reload();
    await page.waitForFunction(() => (window.Storefront as Storefront).cart?.get()?.totalQuantity === 3);
    expect(writesSince(start, 'POST')).toHaveLength(1);
    await context.close();
  });
});

describe('a visitor who goes to the checkout with an edit on its way', () => {
  async function openCartPage() {
    const visit = await shop.visit();
    const token = await fillCart(shop.demo, visit.context, [{ ...MUG, quantity: 2 }]);
    await visit.open('/cart');
    await visit.page.locator('.cart-row-qty-input:enabled').waitFor();
    return { ...visit, token };
  }
  const type = (page: Page, quantity: string) => page.locator('.cart-row-qty-input').fill(quantity);
  const toCheckout = (page: Page) => page.locator('.cart-checkout-button').click();

  it('stays and reads why it was refused, and goes there with what the cart holds then', async () => {
    const { page, token, context } = await openCartPage();
    const { itemId } = shop.demo.host.db.cart(token).entries[0]!;
    shop.demo.host.db.setStock(itemId, MUG.sku, 5);
    await type(page, '50');
    await toCheckout(page);
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText('Sorry, we do not have enough of that item available.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await expect.poll(() => page.locator('.cart-row-qty-input').inputValue()).toBe('2');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await toCheckout(page);
    await page.waitForURL('**/checkout');
    expect(quantityAt(token)).toBe(2);
    shop.demo.host.db.setStock(itemId, MUG.sku, null);
    await context.close();
  });

  it('stays and reads that it waits while there is no network, and goes there once it is done', async () => {
    const { page, token, context } = await openCartPage();
    await context.setOffline(true);
    await type(page, '4');
    await toCheckout(page);
    // Beside the checkout button, and announced.
    await page.locator('.cart-checkout-error').getByText('Your changes are not sent yet. They are kept, and sent as soon as').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await expect.poll(() => quantityAt(token)).toBe(4);
    await toCheckout(page);
    await page.waitForURL('**/checkout');
    await context.close();
  });

  it('gets there after the host has done it, and not before', async () => {
    const { page, token, context } = await openCartPage();
    let isDone = false;
    await page.route('**/checkout', (route) => {
      isDone = quantityAt(token) === 6;
      return route.continue();
    });
    await type(page, '6');
    await toCheckout(page);
    await page.waitForURL('**/checkout');
    expect(isDone).toBe(true);
    await context.close();
  });
});
