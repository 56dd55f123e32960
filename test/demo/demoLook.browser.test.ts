import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const PHONE = { viewport: { width: 390, height: 844 } };

it('gives each button of the demo an edge in forced colours', async () => {
  const { page, open, context } = await shop.visit({ forcedColors: 'active' });
  for (const [path, button] of [
    ['/store/p/breakfast-mug', '.sqs-add-to-cart-button'],
    ['/store/p/bud-vase', '.product-restock-form [type="submit"]'],
    ['/contact', '.form-button-wrapper .button'],
    ['/contact', '.newsletter-form-button'],
  ] as const) {
    await open(path);
    const edge = await page
      .locator(button)
      .first()
      .evaluate((element) => getComputedStyle(element).border);
    expect(edge, button).toMatch(/^1px solid rgb\(/);
  }
  await context.close();
});

it('shows what is left in stock below the quantity, in lines as wide as the label and the field', async () => {
  const { page, open, context } = await shop.visit(PHONE);
  await open('/store/p/wool-tea-cosy');
  await page.locator('main label', { hasText: 'Ink' }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const note = page.locator('.storefront-quantity-note');
  await note.waitFor();
  expect((await note.boundingBox())?.width).toBeGreaterThan(200);
  await context.close();
});

it('reads the whole of “Select an option” in a telephone number’s country', async () => {
  const { page, open, context } = await shop.visit(PHONE);
  await open('/commission');
  const country = page.locator('#phone-you-country-field');
  await country.waitFor();
  expect((await country.boundingBox())?.width).toBeGreaterThan(160);
  await context.close();
});

it('begins at the right in Arabic, with the sign before an amount, and an empty cart beside the name in a narrow window', async () => {
  const { page, open, context } = await shop.visit({ viewport: { width: 320, height: 640 } });
  await open('/contact?language=ar');
  const name = await page.locator('.header-name').boundingBox();
  expect(name && name.x + name.width).toBeGreaterThan(300);
  expect(
    await page
      .locator('.sqs-money-native')
      .first()
      .evaluate((amount) => getComputedStyle(amount).direction),
  ).toBe('ltr');
  await open('/store?language=en');
  const [shopName, cart] = await Promise.all([page.locator('.header-name').boundingBox(), page.locator('.header-actions').boundingBox()]);
  expect(cart?.y).toBeLessThan((shopName?.y ?? 0) + (shopName?.height ?? 0));
  await context.close();
});

it('takes the length of a film away once it plays, where the player has its controls', async () => {
  const { page, open, context } = await shop.visit(PHONE);
  await open('/media');
  const length = page.locator('.media-length');
  expect(await length.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Play video' }).click();
  await length.waitFor({ state: 'hidden' });
  await context.close();
});
