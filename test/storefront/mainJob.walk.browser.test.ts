import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseFirst } from '../support/chooseFirst.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const adds = () => shop.demo.host.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/entries'));

const PHONE = { viewport: { width: 390, height: 800 } };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

const PRODUCTS = [
  { markup: 'version 7', path: '/store/p/breakfast-mug?markup=a' },
  { markup: 'version 7.1', path: '/store/p/breakfast-mug?markup=b' },
  { markup: 'version 8', path: '/store/p/breakfast-mug?markup=c' },
  { markup: 'neutral hooks', path: '/store/p/breakfast-mug?markup=hooks' },
] as const;

const BUTTON = '.sqs-add-to-cart-button, [data-storefront="add-to-cart"]';
const COUNTS = '.sqs-cart-quantity, .total-quantity, [data-storefront="cart-count"]';
const PICKER = '.product-variants, [data-storefront="variants"]';

describe.each(['esm', 'umd'] as const)('a visitor of a page with the %s file', (script) => {
  it.each(PRODUCTS)('chooses, adds, sees the count, and finds it in the cart: $markup', async ({ path }) => {
    const { page, open, complaints, context } = await shop.visit(DESKTOP);
    await open(`${path}&script=${script}`);
    const before = adds().length;

    await chooseFirst(page);
    const button = page.locator(BUTTON).filter({ visible: true }).first();
    await button.click();
    await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent?.includes('1 in cart'));

    expect(adds().length - before).toBe(1);
    await expect.poll(() => counts(page)).toContain('1');
    await page.reload();
    await page.waitForFunction((selector) => [...document.querySelectorAll(selector)].some((badge) => badge.textContent === '1'), COUNTS);

    await open('/cart');
    await page.locator('.cart-row').waitFor();
    expect(await page.locator('.cart-row').count()).toBe(1);
    await expect.poll(() => page.locator('.cart-subtotal-price').textContent()).toMatch(/^\$\d+\.\d\d$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends one request for three fast clicks', async () => {
    const { page, open, context } = await shop.visit(PHONE);
    await open(`/store/p/breakfast-mug?script=${script}`);
    await chooseFirst(page);
    const before = adds().length;
    const added = untilSeen(page, BUTTON, 'Added!');
    await page.evaluate((selector) => {
      const button = document.querySelector<HTMLElement>(selector);
      for (let click = 0; click < 3; click += 1) button?.click();
    }, BUTTON);
    await added;
    expect(adds().length - before).toBe(1);
    await context.close();
  });

  it('says why an add failed, to everyone, and lets the visitor try again after 1 s', async () => {
    const { page, open, context } = await shop.visit(DESKTOP);
    await open(`/store/p/breakfast-mug?script=${script}&scenario=out-of-stock-at-add`);
    await chooseFirst(page);
    await page.locator(BUTTON).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction((selector) => document.querySelector(selector)?.getAttribute('data-state') === 'idle', BUTTON);
    await expect.poll(() => page.evaluate((selector) => document.activeElement === document.querySelector(selector), BUTTON)).toBe(true);

    const before = adds().length;
    await page.locator(`:is(${BUTTON}):not([aria-disabled])`).first().waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(adds().length - before).toBe(1);
    await context.close();
  });

  it('asks for the options that are still open, and for a number that is one', async () => {
    const { page, open, context } = await shop.visit(DESKTOP);
    await open(`/store/p/breakfast-mug?script=${script}`);
    await page.locator(BUTTON).first().click();
    expect(await page.getByRole('alertdialog').locator('.message').textContent()).toBe('Please select the Glaze and Size options.');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.locator(PICKER).locator('select').first().selectOption({ index: 1 });
    await page.locator(`:is(${BUTTON}):not([aria-disabled])`).first().waitFor();
    await page.locator(BUTTON).first().click();
    expect(await page.getByRole('alertdialog').locator('.message').textContent()).toBe('Please select the Size option.');
    await context.close();
  });
});

describe('the floating pill', () => {
  it('appears with the first item where the theme has no cart of its own, and leads to the cart', async () => {
    const { page, open, context } = await shop.visit(PHONE);
    await open('/store/p/breakfast-mug?markup=a');
    await chooseFirst(page);
    const pill = page.getByRole('link', { name: /in cart/ });
    expect(await pill.count()).toBe(0);
    await page.locator(BUTTON).first().click();
    await pill.waitFor();
    expect(await pill.locator('.storefront-hidden').textContent()).toBe('1 item in cart');
    await pill.click();
    await page.waitForURL('**/cart');
    await context.close();
  });
});

const counts = (page: import('playwright-core').Page): Promise<(string | null)[]> =>
  page.locator(COUNTS).evaluateAll((badges) => badges.map((badge) => badge.textContent));
