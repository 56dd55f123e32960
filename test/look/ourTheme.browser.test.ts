import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type OpenShop, type Visit } from '../support/openShop.ts';
import { shareOfOthers } from './shareOfOthers.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const WIDTHS = [1280, 390];

/** By how many of 255 the pixels of a round corner differ from one paint of the same page to the next. */
const SAME_STEPS = 4;

/** The same page of the demo shop, which has a theme: with the sheet of before there was a full look, and with both. */
async function open(path: string): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (const styles of ['base', 'full']) {
    const visit = await shop.visit({ reducedMotion: 'reduce', viewport: { width: WIDTHS[0]!, height: 900 } });
    await visit.open(`${path}&tag=data-errors=alert,data-styles=${styles}`);
    visits.push(visit);
  }
  return visits;
}

const picture = async ({ page }: Visit, selector: string | null): Promise<Buffer> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const taken = { animations: 'disabled', caret: 'hide' } as const;
  return (selector ? page.locator(selector).first() : page).screenshot(taken);
};

/** Not a pixel apart, at any width, once both have come to rest. */
async function expectSame(visits: readonly Visit[], selector: string | null = null): Promise<void> {
  const desk = await visits[0]!.context.newPage();
  for (const width of WIDTHS) {
    for (const { page } of visits) await page.setViewportSize({ width, height: 900 });
    const apart = async () => {
      const [base, full] = await Promise.all(visits.map((visit) => picture(visit, selector)));
      return shareOfOthers(desk, [base!, full!], SAME_STEPS);
    };
    await expect.poll(apart, { message: `${selector ?? 'the window'} at ${width} px`, timeout: 15_000 }).toBe(0);
  }
  await desk.close();
}

const each = (visits: readonly Visit[], act: (page: Page) => Promise<unknown>) => Promise.all(visits.map(({ page }) => act(page)));
const close = (visits: readonly Visit[]) => Promise.all(visits.map(({ context }) => context.close()));
const addButton = (page: Page): Locator => page.locator('[data-storefront="add-to-cart"]').first();

describe('on a page with hooks and a theme the full look changes no pixel', () => {
  it('of a product, its alert, its restock form, the pill and reviews', async () => {
    const visits = await open('/store/p/breakfast-mug?markup=hooks&cart=none&reviews=1&instalments=1');
    await each(visits, (page) => page.locator('.storefront-review').first().waitFor());
    await expectSame(visits, 'main');
    await each(visits, async (page) => {
      await addButton(page).click();
      await page.getByRole('alertdialog').waitFor();
    });
    await expectSame(visits);
    const choose = (...values: readonly string[]) =>
      each(visits, async (page) => {
        for (const [at, value] of values.entries()) await page.locator('main .ware select').nth(at).selectOption(value);
      });
    await each(visits, async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    });
    await choose('Ink', 'Large');
    await each(visits, (page) => page.locator('.product-restock-form').waitFor());
    await expectSame(visits, '.ware-text');
    await choose('Oat', 'Small');
    await each(visits, async (page) => {
      await page.locator('[data-storefront="add-to-cart"][data-state="idle"]:not([aria-disabled])').first().click();
      await page.locator('.sqs-pill-shopping-cart-content').waitFor();
      await page.mouse.move(0, 0);
    });
    await expectSame(visits, '.sqs-pill-shopping-cart-content');
    await close(visits);
  });

  it('of the dialog of a form, and of what is wrong in it', async () => {
    const visits = await open('/store/p/name-mug?markup=hooks');
    await each(visits, async (page) => {
      await addButton(page).click();
      await page.locator('[role=dialog] [type=submit]').waitFor();
    });
    await expectSame(visits, '.lightbox-content');
    await each(visits, async (page) => {
      await page.locator('[role=dialog] [type=submit]').click();
      await page.locator('.form-field-error').first().waitFor();
      await page.mouse.move(0, 0);
    });
    await expectSame(visits, '.lightbox-content');
    await close(visits);
  });

  it('of a quick view', async () => {
    const visits = await open('/store?markup=hooks');
    await each(visits, async (page) => {
      await page.locator('[data-storefront="quick-view"]').first().click();
      await page.locator('.sqs-product-quick-view [data-storefront="add-to-cart"], .ProductItem-quick-view button').first().waitFor();
      await page.mouse.move(0, 0);
      // The buttons of a quantity are part of the full look.
      await page.addStyleTag({ content: '.product-quantity-input { display: none }' });
    });
    await expectSame(visits, '.lightbox-content');
    await close(visits);
  });
});
