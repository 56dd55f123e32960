import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBySlug } from '../../demo/content/catalogue.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openFigures, type Pushed } from './openFigures.ts';

let figures: Awaited<ReturnType<typeof openFigures>>;
beforeAll(async () => {
  figures = await openFigures();
});
afterAll(() => figures.close());

const MUG = productBySlug('breakfast-mug')!.id;
const PRODUCT = '/store/p/breakfast-mug';

async function addMug(page: Page): Promise<void> {
  await page.locator('.product-variants select').first().selectOption('Sea');
  await page.locator('.product-variants select').last().selectOption('Small');
  await page.locator('.sqs-add-to-cart-button').first().click();
}
/** Name, value, code, and the ids of an only item. */
const told = (pushed: readonly Pushed[]) =>
  pushed.map(({ event, ecommerce }) => {
    const { value = null, coupon = null, items = [] } = ecommerce ?? {};
    const [item] = items.length === 1 ? items : [];
    return [event, value, coupon, item ? [item.item_id, item.item_group_id ?? item.item_sku ?? null] : []];
  });
const STORED = ['CART', 'crumb', 'hasCart', 'ss_cvr', 'ss_cvt'];

describe('a visitor who searches, looks, adds, redeems a code, chooses the shipping and buys', () => {
  it('is told to the site’s analytics step by step, with one id for the product', async () => {
    const { context, page, pushed, open, traces } = await figures.visit();
    const until = (event: string) => expect.poll(() => pushed.map((entry) => entry.event)).toContain(event);
    await open('/search?q=mug');
    await until('view_search_results');
    await open('/store');
    await until('view_item_list');
    await page.locator(`a[href^="${PRODUCT}"]`).first().click();
    await until('view_item');
    await addMug(page);
    await until('add_to_cart');
    await open('/cart');
    await until('view_cart');
    await page.evaluate(async () => {
      const { cart } = window.Storefront as Storefront;
      await cart.applyCoupon('TEA10');
      await cart.setShippingLocation({ country: 'US', region: 'IL', city: 'Chicago', postalCode: '60601' });
      await cart.selectShippingOption('express');
    });
    await until('add_shipping_info');
    await page.locator('.cart-checkout-button').click();
    await page.waitForURL(/checkout/);
    await until('begin_checkout');
    await page.goto(`${new URL(page.url()).origin}/confirmed?id=bought&coupon=TEA10`);
    await until('purchase');
    const chosen = ['WK-MUG-SS', MUG];
    expect(told(pushed)).toEqual([
      ['view_search_results', null, null, []],
      ['view_item_list', null, null, []],
      ['select_item', null, null, [MUG, MUG]],
      ['view_item', 28, null, [MUG, MUG]],
      ['add_to_cart', 28, null, chosen],
      ['view_cart', 28, null, chosen],
      ['add_shipping_info', 28, 'TEA10', chosen],
      ['begin_checkout', 28, 'TEA10', chosen],
      ['purchase', 17, 'TEA10', ['MUG', null]],
    ]);
    expect(pushed[4]?.ecommerce?.items[0]?.item_variant).toBe('Sea / Small');
    expect(pushed[6]?.ecommerce?.shipping_tier).toBe('Express (next day)');
    const facts = ['add-to-cart', 'order-confirmed', 'view-product'].map((name) => `events/RecordEvent ${name}`);
    // The platform counts no views of the search's and the checkout's pages.
    await expect.poll(traces).toEqual({
      facts: [...Array<string>(4).fill('census/RecordHit View'), ...facts],
      calls: [
        'GET commerce/shopping-cart',
        'POST commerce/shopping-cart/coupons',
        'POST commerce/shopping-cart/entries',
        'PUT commerce/shopping-cart/shipping-location',
        'PUT commerce/shopping-cart/shipping-option',
      ],
      elsewhere: [],
      cookies: STORED,
      stored: ['storefront-cart-keys', 'storefront-orders', 'storefront-reported-cart'],
      dataLayer: pushed.map(({ event }) => event),
    });
    await context.close();
  });

  it('has the product’s id as its item’s, by a setting', async () => {
    const { context, page, pushed, open, traces } = await figures.visit();
    await open(`${PRODUCT}?tag=data-page-speed=off,data-data-layer=on,data-analytics-item-id=product`);
    await expect.poll(() => pushed.length).toBe(1);
    await addMug(page);
    await expect.poll(() => told(pushed).length).toBe(2);
    expect(told(pushed)).toEqual([
      ['view_item', 28, null, [MUG, null]],
      ['add_to_cart', 28, null, [MUG, 'WK-MUG-SS']],
    ]);
    await expect.poll(traces).toEqual({
      calls: ['POST commerce/shopping-cart/entries'],
      elsewhere: [],
      facts: ['census/RecordHit View', 'events/RecordEvent add-to-cart', 'events/RecordEvent view-product'],
      cookies: STORED,
      stored: ['storefront-cart-keys', 'storefront-reported-cart'],
      dataLayer: ['view_item', 'add_to_cart'],
    });
    await context.close();
  });
});

describe('a page that changes without a load', () => {
  it('is a page of its own for the site and for the platform', async () => {
    const { context, page, pushed, open, traces } = await figures.visit();
    await open('/about');
    await expect.poll(async () => (await traces()).facts.length).toBeGreaterThan(0);
    await page.evaluate(() => history.pushState(null, '', '/contact'));
    await expect.poll(() => pushed.length).toBe(1);
    const { origin } = new URL(page.url());
    expect(pushed).toMatchObject([{ event: 'page_view', page_location: `${origin}/contact`, page_referrer: `${origin}/about` }]);
    await expect.poll(traces).toEqual({
      calls: [],
      elsewhere: [],
      facts: ['census/RecordHit View', 'census/RecordHit View'],
      cookies: ['crumb', 'ss_cvr', 'ss_cvt'],
      stored: [],
      dataLayer: ['page_view'],
    });
    await context.close();
  });
});

describe('whoever is logged in', () => {
  it('reaches the site’s analytics as a customer, with consent, and the platform’s not; staff reach neither', async () => {
    const staff = await figures.visit();
    const customer = await figures.visit({ SiteUserSecureAuthToken: 't' });
    await staff.open(`${PRODUCT}?as=staff`);
    await customer.open(`${PRODUCT}?policy=restrictive`);
    await Promise.all([staff.untilViewed(), customer.untilViewed()]);
    const nothing = { calls: ['GET commerce/shopping-cart'], elsewhere: [], facts: [], cookies: ['crumb'], stored: [], dataLayer: [] };
    expect([await staff.traces(), await customer.traces()]).toEqual([
      nothing,
      { ...nothing, cookies: ['SiteUserSecureAuthToken', 'crumb'] },
    ]);
    await customer.page.evaluate(() => (window.Storefront as Storefront).consent.set({ analytics: true, marketing: false }));
    await expect.poll(() => customer.pushed.length).toBe(1);
    await addMug(customer.page);
    await addMug(staff.page);
    await expect.poll(customer.traces).toEqual({
      calls: ['GET commerce/shopping-cart', 'POST commerce/shopping-cart/entries'],
      elsewhere: [],
      facts: [],
      cookies: ['CART', 'SiteUserSecureAuthToken', 'crumb', 'hasCart'],
      stored: ['storefront-cart-keys', 'storefront-consent', 'storefront-reported-cart'],
      dataLayer: ['view_item', 'add_to_cart'],
    });
    await expect.poll(staff.traces).toEqual({
      ...nothing,
      calls: ['GET commerce/shopping-cart', 'POST commerce/shopping-cart/entries'],
      cookies: ['CART', 'crumb', 'hasCart'],
      stored: ['storefront-cart-keys'],
    });
    await Promise.all([staff.context.close(), customer.context.close()]);
  });
});

describe('a visitor whose browser refuses by Global Privacy Control', () => {
  it('is told of only after a yes on this site, which holds on its next pages and is asked for again a year later', async () => {
    const { context, page, open, untilViewed, traces } = await figures.visit();
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
    await open(PRODUCT);
    await untilViewed();
    const nothing = { calls: [], elsewhere: [], facts: [], cookies: ['crumb'], stored: [], dataLayer: [] };
    // Until the view, which waits for a file, is dropped: a yes before that would let the site be told of it.
    await page.waitForLoadState('networkidle');
    expect(await traces()).toEqual(nothing);
    const answer = await page.evaluate(() => (window.Storefront as Storefront).consent.set({ analytics: true, marketing: false }));
    expect(answer).toEqual({ ok: true, value: { analytics: true, marketing: false, preferences: false, saleOfData: false } });
    await open('/store/p/glaze-notebook');
    const agreed = {
      ...nothing,
      facts: ['census/RecordHit View', 'events/RecordEvent view-product'],
      cookies: ['crumb', 'ss_cvr', 'ss_cvt'],
      stored: ['storefront-consent'],
      dataLayer: ['view_item'],
    };
    await expect.poll(traces).toEqual(agreed);
    await context.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 366 * 24 * 3600 * 1000;
    });
    await open(PRODUCT);
    await untilViewed();
    expect(await traces()).toEqual({ ...agreed, cookies: ['crumb'], stored: [] });
    await context.close();
  });
});
