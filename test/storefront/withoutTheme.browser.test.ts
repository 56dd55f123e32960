import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openStage, type Stage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const withoutTheme = (html: string) => html.replaceAll(/<link[^>]*rel="stylesheet"[^>]*>|<style[\s\S]*?<\/style>/g, '');
const NEUTRAL = { path: '/store/p/linen-tea-towel', query: '?markup=hooks' };
const settled = (page: Page) => page.locator('[data-storefront="add-to-cart"][data-state="idle"]').first().waitFor();

describe('a page of our own hooks without any theme', () => {
  it('offers boxes where its setting asks for them, and tells the chosen one apart in forced colours', async () => {
    const { page, close } = await stage.open(
      {
        ...NEUTRAL,
        bodyStart: '<script>document.body.classList.add("tweak-product-basic-item-product-variant-display-button")</script>',
        // The picker is left to us.
        edit: (html) => withoutTheme(html).replace(/(<div data-storefront="variants">)[\s\S]*?<\/div>/, '$1</div>'),
      },
      { forcedColors: 'active' },
    );
    await settled(page);
    const boxes = page.locator('[data-storefront="variants"] [type="radio"]');
    await boxes.first().focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
    const areAlike = () =>
      page.locator('[data-storefront="variants"] label').evaluateAll(([first, second]) => {
        const [one, other] = [first, second].map((label) => getComputedStyle(label!).backgroundColor);
        return one === other;
      });
    await expect.poll(areAlike).toBe(false);
    await close();
  });
});

describe('an alert in forced colours', () => {
  it('keeps its edges, and those of its button', async () => {
    const { page, close } = await stage.open(NEUTRAL, { forcedColors: 'active' });
    await settled(page);
    await page.locator('[data-storefront="add-to-cart"]').first().click();
    await page.getByRole('alertdialog').waitFor();
    const edges = () =>
      page
        .locator('.sqs-widgets-confirmation-content, .confirmation-button > span')
        .evaluateAll((parts) => parts.map((part) => [getComputedStyle(part).borderTopStyle, getComputedStyle(part).borderTopWidth]));
    await expect.poll(edges).toEqual([
      ['solid', '1px'],
      ['solid', '1px'],
    ]);
    await close();
  });
});
