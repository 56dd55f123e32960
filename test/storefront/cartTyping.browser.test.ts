import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../support/fillCart.ts';
import { noteSaid, untilSaid } from '../support/noteSaid.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const NAME = 'Breakfast Mug, Oat, Small';
const isFocused = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function openCartPage() {
  const { page, open, context } = await shop.visit();
  await noteSaid(context);
  await fillCart(shop.demo, context, [{ slug: 'breakfast-mug', sku: 'WK-MUG-OS', quantity: 2 }]);
  await open('/cart');
  const field = page.locator('.cart-row-qty-input:enabled');
  await field.waitFor();
  const start = shop.demo.host.log.length;
  const written = () => shop.demo.host.log.slice(start).flatMap(({ method, rawBody }) => (method === 'PUT' ? [rawBody] : []));
  return { page, context, field, written };
}

describe('a visitor who changes how many, with keys and mouse', () => {
  it('has nothing sent while typing, and each press of an arrow key or of the field’s own buttons at once', async () => {
    const { page, context, field, written } = await openCartPage();
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('12000');
    await page.keyboard.press('Tab');
    await page.getByText('Quantity must be between 1 and 9999.').waitFor();

    await field.fill('3');
    await page.keyboard.press('ArrowUp');
    await untilSaid(page, `${NAME}: 4 in your cart.`);
    // The upper one of the buttons that browsers show in the field under the pointer.
    const { width, height } = (await field.boundingBox())!;
    const padding = await field.evaluate((node) => parseFloat(getComputedStyle(node).paddingInlineEnd));
    await field.click({ position: { x: width - padding - 6, y: height / 2 - 5 } });
    await untilSaid(page, `${NAME}: 5 in your cart.`);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await untilSaid(page, `${NAME}: 17 in your cart.`);
    expect(written()).toEqual(['{"quantity":4}', '{"quantity":5}', '{"quantity":17}']);
    await context.close();
  });

  it('stays with what is wrong on the way to the checkout, and gets there once it is right', async () => {
    const { page, context, field, written } = await openCartPage();
    await field.fill('-3');
    await page.locator('.cart-checkout-button').click();
    await page.getByText('Quantity must be between 1 and 9999.').waitFor();
    await expect.poll(() => isFocused(page, '.cart-row-qty-input')).toBe(true);
    await field.fill('3');
    await page.getByLabel('Promo code').fill('TEA10');
    await page.locator('.cart-checkout-button').click();
    await page.getByText('This code is not applied yet.').waitFor();
    await expect.poll(() => isFocused(page, '.cart-coupons input')).toBe(true);
    await page.getByRole('button', { name: 'Apply' }).click();
    await untilSaid(page, 'Code TEA10 applied.');
    await page.locator('.cart-checkout-button').click();
    await page.waitForURL('**/checkout');
    expect(written()).toEqual(['{"quantity":3}']);
    await context.close();
  });
});
