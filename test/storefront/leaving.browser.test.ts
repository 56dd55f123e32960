import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/global/Storefront.ts';
import { fillCart } from '../support/fillCart.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
// A host for each test: what a page of the one before sends late is for an address where nobody listens any more.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const MUG = { slug: 'breakfast-mug', sku: 'WK-MUG-OS' };
const quantityAt = (token: string) => shop.demo.host.db.cart(token).entries[0]?.quantity;
/** What the host was asked to write since so many calls. */
const writesSince = (start: number, method: string) => shop.demo.host.log.slice(start).filter((call) => call.method === method);

describe('a quantity that was typed a moment before the page is left', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['by a link', (page) => page.evaluate(() => location.assign('/about'))],
    ['by loading it anew', (page) => page.reload()],
    ['with its tab', (page) => page.close({ runBeforeUnload: true })],
  ])('is sent all the same, once: left %s', async (_how, leave) => {
    const { page, open, context } = await shop.visit();
    const token = await fillCart(shop.demo, context, [MUG]);
    await open('/cart');
    const start = shop.demo.host.log.length;
    await page.locator('.cart-row-qty-input:enabled').waitFor();
    await page.locator('.cart-row-qty-input').fill('7');
    expect(writesSince(start, 'PUT')).toEqual([]);
    await leave(page);
    await expect.poll(() => quantityAt(token), { timeout: 20_000 }).toBe(7);
    // Another page of the visitor's finds nothing left to send.
    const other = await context.newPage();
    await other.goto(`${shop.demo.url}/cart`);
    await other.locator('.cart-row-qty-input:enabled').waitFor();
    expect(await other.locator('.cart-row-qty-input').inputValue()).toBe('7');
    expect(writesSince(start, 'PUT')).toHaveLength(1);
    await context.close();
  });
});

describe('an add that was made without a network', () => {
  it('is sent once when it is back, by the page that was loaded anew', async () => {
    const { page, open, context } = await shop.visit();
    await open('/store/p/breakfast-mug?markup=a');
    const token = await fillCart(shop.demo, context, [{ ...MUG, quantity: 1 }]);
    await page.reload();
    await page.waitForFunction(() => (window.Storefront as Storefront).cart?.get()?.totalQuantity === 1);
    const start = shop.demo.host.log.length;
    const { itemId } = await page.evaluate(() => (window.Storefront as Storefront).cart.get()!.entries[0]!);
    await context.setOffline(true);
    await page.evaluate((id) => {
      void (window.Storefront as Storefront).cart.add({ itemId: id, sku: 'WK-MUG-OS', quantity: 2, additionalFields: null });
    }, itemId);
    // It is kept for the tab before anything else happens.
    await page.waitForFunction(() =>
      Object.values({ ...sessionStorage })
        .join()
        .includes('WK-MUG-OS'),
    );
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => quantityAt(token), { timeout: 20_000 }).toBe(3);
    await page.reload();
    await page.waitForFunction(() => (window.Storefront as Storefront).cart?.get()?.totalQuantity === 3);
    expect(writesSince(start, 'POST')).toHaveLength(1);
    await context.close();
  });
});
