import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { buy } from '../support/shopper.ts';

const POLICY = "require-trusted-types-for 'script'; trusted-types 'none'";

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ headers: { 'content-security-policy': POLICY } });
});
afterAll(() => shop.close());

/** Runs in each page before its own scripts. */
function noteViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    const before = sessionStorage.getItem('violations') ?? '';
    sessionStorage.setItem('violations', `${before}${location.pathname}: ${violatedDirective} ${sample}\n`);
  });
}

const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().click();
const untilDialog = (page: Page) => page.getByRole('dialog').first().waitFor();

/** The visitor's actions, page by page. */
const STEPS: readonly (readonly [path: string, act: (page: Page) => Promise<unknown>])[] = [
  ['/store/p/breakfast-mug?reviews=1', buy],
  [
    '/cart',
    async (page) => {
      await page.locator('.cart-row-qty-input').first().fill('3');
      await page.keyboard.press('Enter');
      await page.locator('.cart-coupons input').fill('TEA10');
      await press(page, '.cart-coupons button');
      await page.locator('.cart-row-remove').first().click();
      await page.locator('.cart-row').first().waitFor({ state: 'detached' });
    },
  ],
  [
    '/contact',
    async (page) => {
      const form = page.locator('main form').first();
      await form.scrollIntoViewIfNeeded();
      await page.evaluate('Storefront.whenIdle()');
      await form.locator('input[type=submit], button[type=submit]').click();
      await form.locator('[aria-invalid=true]').first().waitFor();
    },
  ],
  ['/store?tag=data-mini-cart=on', (page) => press(page, 'a[href="/cart"]').then(() => untilDialog(page))],
  ['/store', (page) => press(page, '.sqs-product-quick-view-button').then(() => untilDialog(page))],
  ['/gallery', (page) => press(page, '.sqs-gallery [aria-haspopup="dialog"]').then(() => untilDialog(page))],
  ['/media', (page) => page.locator('[class*=audio]').filter({ visible: true }).first().waitFor()],
  ['/store/p/bud-vase', (page) => page.locator('.product-restock-notification form').waitFor()],
  ['/fixtures/popup?popup=timer', untilDialog],
  [
    '/fixtures/account',
    async (page) => {
      await press(page, '#own button');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('anna@example.com');
      await dialog.locator('input[type="password"]').fill('kettle');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  ],
];

describe.concurrent('where Trusted Types are required and no policy is allowed', () => {
  it.each(['esm', 'lite-umd'])('nothing is violated from a product to the account: %s', async (build) => {
    const { page, context, open, complaints } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(noteViolations);
    await open(`/about?script=${build}`);
    for (const [path, act] of STEPS) {
      await open(path);
      await page.evaluate('Storefront.whenIdle()');
      await act(page);
    }
    expect(await page.evaluate(() => sessionStorage.getItem('violations'))).toBeNull();
    expect(complaints).toEqual([]);
    // That they are in force.
    await page.evaluate(() => void document.body.setHTMLUnsafe('<b>text</b>')).catch(() => undefined);
    await page.waitForFunction(() => sessionStorage.getItem('violations')?.includes('require-trusted-types-for'));
    await context.close();
  });
});
