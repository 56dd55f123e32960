import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchChromium } from '../support/launchChromium.ts';

export interface WalkOptions {
  readonly shop: string;
  /** Address of the engine's own server. */
  readonly engine: string;
  readonly password: string;
  /** Folder for pictures of the pages. */
  readonly pictures?: string | undefined;
}

/** Buys as a person would, from two tabs, and finds the order in the engine's list with the total that the cart has shown. */
export async function walk({ shop, engine, password, pictures }: WalkOptions): Promise<string> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const show = async (name: string): Promise<void> => {
      if (pictures === undefined) return;
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
    };
    await page.goto(`${shop}/store`);
    await page
      .getByRole('link', { name: /Breakfast Mug/ })
      .first()
      .click();
    await page.getByLabel('Select Glaze').selectOption('Oat');
    await page.getByLabel('Select Size').selectOption('Small');
    await show('product');
    await addAndWait(page);

    const other = await context.newPage();
    await other.goto(`${shop}/store/p/linen-tea-towel`);
    await other.getByLabel('Select Pattern').selectOption({ index: 1 });
    await addAndWait(other);

    await page.goto(`${shop}/cart`);
    await page.locator('.cart-row').nth(1).waitFor();
    await show('cart');
    const quantity = page.locator('.cart-row-qty-input').first();
    await quantity.fill('3');
    await quantity.press('Enter');
    await untilSettled(page);
    assert.equal((await cartOf(page)).totalQuantity, 4);

    await page.getByLabel('Promo code').fill('tea10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('TEA10').first().waitFor();
    await show('coupon');
    await chooseShipping(page);
    await untilSettled(page);
    await show('shipping');
    const cart = await cartOf(page);
    assert.ok(cart.discountCents > 0 && cart.shippingCostCents > 0 && cart.taxCents > 0, JSON.stringify(cart));

    await page.reload();
    await page.locator('.cart-row').nth(1).waitFor();
    assert.deepEqual(await cartOf(page), cart);
    await page.locator('.cart-checkout-button').first().click();
    await page.waitForURL('**/checkout');
    await page.goBack();
    await page.locator('.cart-row').nth(1).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await show('cart-390');

    const order = await findOrder(engine, password, cart.id);
    assert.equal(order.totalWithTax, cart.grandTotalCents);
    assert.equal(order.totalQuantity, 4);
    return `order ${order.code}, ${order.state}, ${order.totalWithTax} cents`;
  } finally {
    await browser.close();
  }
}

async function addAndWait(page: Page): Promise<void> {
  const added = page.waitForResponse((response) => response.url().includes('/shopping-cart/entries') && response.ok());
  await page.locator('.sqs-add-to-cart-button:visible').first().click();
  assert.ok((await added).request().headers()['idempotency-key'], 'The add carries no key.');
}

async function chooseShipping(page: Page): Promise<void> {
  await page.getByText('Where shall we ship to?').click();
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State or region').selectOption('NY');
  await page.getByLabel('Postal code').fill('10001');
  await page.getByRole('button', { name: 'Update' }).click();
  const chosen = page.waitForResponse((response) => response.url().endsWith('/shipping-option') && response.ok());
  await page.getByLabel('Express (next day)').check();
  await chosen;
}

interface Cart {
  readonly id: string;
  readonly totalQuantity: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
}

/** As the platform has it. */
const cartOf = async (page: Page): Promise<Cart> => {
  const address = new URL('/api/commerce/shopping-cart', page.url()).href;
  const { id, totalQuantity, discountCents, shippingCostCents, taxCents, grandTotalCents } = (await (
    await page.request.get(address)
  ).json()) as Cart;
  return { id, totalQuantity, discountCents, shippingCostCents, taxCents, grandTotalCents };
};

/** Until no change of the cart is under way. */
const untilSettled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-state="recalculating"], .cart-row[data-pending]'));

interface EngineOrder {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly totalQuantity: number;
  readonly totalWithTax: number;
}

/** The order in the list that the engine's admin shows. */
async function findOrder(engine: string, password: string, cartId: string): Promise<EngineOrder> {
  let token = '';
  const ask = async <Data>(query: string): Promise<Data> => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${engine}/admin-api`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await answer.json()) as { readonly data: Data; readonly errors?: unknown };
    assert.equal(errors, undefined, JSON.stringify(errors));
    return data;
  };
  await ask(`mutation { login(username: "superadmin", password: "${password}") { __typename } }`);
  const { orders } = await ask<{ orders: { items: EngineOrder[] } }>(
    '{ orders(options: { take: 100, sort: { id: DESC } }) { items { id code state totalQuantity totalWithTax } } }',
  );
  const order = orders.items.find(({ id }) => Number(id) === Number.parseInt(cartId, 16));
  assert.ok(order, `No order ${cartId} among ${orders.items.length}`);
  return order;
}
