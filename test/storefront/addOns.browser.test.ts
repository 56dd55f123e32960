import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../support/fillCart.ts';
import { openStage, type OpenOptions, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { addOns, scriptsFor } from './addOns/addOns.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const OLD_INTERFACE = '<script src="/dist/compat.js"></script>';
const MARKUPS = ['a', 'b', 'c'] as const;
const open = (on: Parameters<typeof scriptsFor>[0], markup: string, page: StagePage = {}, options: OpenOptions = {}): Promise<Visit> =>
  stage.open({ before: OLD_INTERFACE, query: `markup=${markup}`, bodyEnd: scriptsFor(on), ...page }, options);
const button = (page: Page) => page.locator('.sqs-add-to-cart-button').first();
const choose = (page: Page, value: string) =>
  page.evaluate((wanted) => {
    for (const option of document.querySelectorAll('.variant-option')) {
      const select = option.querySelector('select');
      const radio = option.querySelector<HTMLInputElement>(`input[value="${wanted}"]`);
      if (select && [...select.options].some(({ value: offered }) => offered === wanted)) {
        select.value = wanted;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (!select && radio) radio.click();
    }
  }, value);
/** Nothing has thrown, neither theirs nor ours. */
const expectQuiet = (visit: Visit) =>
  expect([visit.pageErrors, visit.console.filter((line) => line.startsWith('error'))]).toEqual([[], []]);

describe('add-ons of owners, beside the shop', () => {
  it('are of every group, a dozen at least', () => {
    expect(addOns.length).toBeGreaterThanOrEqual(12);
    expect(new Set(addOns.map(({ group }) => group)).size).toBe(10);
  });

  it.each(MARKUPS)('show prices, texts and marks their own way, choose, and follow an add, with markup %s', async (markup) => {
    const badge = '<a href="/cart" class="sqs-custom-cart cart-quantity-zero">Cart <span class="sqs-cart-quantity">0</span></a>';
    const visit = await open('product', markup, { bodyStart: badge });
    const { page } = visit;
    await button(page).and(page.locator('[data-state="idle"]')).waitFor();
    // Chosen by itself; without decimals; times the quantity.
    await page.locator('.product-variants[data-unselected-options="[]"][data-variant-in-stock="true"]').first().waitFor();
    await expect.poll(() => page.locator('.product-price').first().innerText()).toMatch(/^\D*28(?![.\d])/);
    const quantity = page.locator('.product-quantity-input input').first();
    await quantity.fill('3');
    await expect.poll(() => page.locator('#total').textContent()).toBe('Together 84');
    // Few are left of another; more than that is refused in the owner's words.
    await choose(page, 'Sea');
    await page.getByText('Only 3 left', { exact: true }).waitFor();
    await quantity.fill('99');
    await button(page).click();
    const alert = page.getByRole('alertdialog', { name: 'So many?' });
    await alert.getByText('We make more each Monday.').waitFor();
    await alert.getByRole('button').first().click();
    await alert.waitFor({ state: 'detached' });
    await button(page).and(page.locator('[data-state="idle"]')).waitFor();
    // The add is followed by a label, an address and two callbacks.
    await quantity.fill('1');
    await button(page).click();
    await button(page).getByText('In the bag').waitFor();
    await page.waitForURL(/#thanks$/);
    expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls.toSorted())).toEqual(['Breakfast Mug', 'class']);
    expect(await page.locator('#few-left').count()).toBe(1);
    expectQuiet(visit);
    await visit.close();
  });

  it.each(MARKUPS)('keep a shop closed, limit what is typed, and describe a list, with markup %s', async (markup) => {
    const hours = '<script>Static.SQUARESPACE_CONTEXT.websiteSettings.businessHours = { monday: { text: "closed" } };</script>';
    const [closed, form, list] = await Promise.all([
      open('closed', markup, { after: hours }),
      open('form', markup, { path: '/store/p/name-mug' }),
      open('list', markup, { path: '/store' }),
    ]);
    await button(closed.page).and(closed.page.locator('[data-state="idle"]')).waitFor();
    await button(closed.page).click();
    await closed.page.getByText('We are closed.').waitFor();
    expect([await button(closed.page).getAttribute('data-state'), closed.writes()]).toEqual(['idle', []]);
    await button(form.page).and(form.page.locator('[data-state="idle"]')).waitFor();
    await button(form.page).click();
    await form.page.locator('.sqs-modal-lightbox input[type="text"][maxlength="12"]').first().waitFor();
    await list.page.waitForFunction(() => document.readyState === 'complete');
    expect(await list.page.locator('[data-is-gone="yes"]').count()).toBeGreaterThan(0);
    for (const visit of [closed, form, list]) {
      expectQuiet(visit);
      await visit.close();
    }
  });

  it('add to the cart page what they want, which stays through changes', async () => {
    const visit = await open(
      'cart',
      'b',
      { path: '/cart' },
      {
        prepare: (context) =>
          void fillCart(stage, context, [
            { slug: 'breakfast-mug', sku: 'WK-MUG-OL' },
            { slug: 'name-mug', sku: 'WK-NAME' },
          ]),
      },
    );
    const { page } = visit;
    await page.locator('#sqs-cart-container[data-state="loaded"]').waitFor();
    await page.locator('#summary-note').waitFor();
    expect(await page.locator('.made-by-hand').count()).toBe(2);
    const quantity = page.locator('.cart-row-qty-input').first();
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect.poll(() => visit.writes().length).toBe(1);
    await page.locator('#sqs-cart-container[data-state="loaded"]').waitFor();
    await page.locator('.cart-row-remove').last().click();
    await expect.poll(() => page.locator('.cart-row').count()).toBe(1);
    expect([await page.locator('.made-by-hand').count(), await page.locator('#summary-note').count()]).toEqual([1, 1]);
    expect([await page.locator('#banner').isVisible(), await page.locator('.cart-continue-link').getAttribute('href')]).toEqual([
      true,
      '/store',
    ]);
    expectQuiet(visit);
    await visit.close();
  });
});
