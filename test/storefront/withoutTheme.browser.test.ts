import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
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

  it('offers swatches with the variants’ pictures where the picker asks for them, high enough to be hit, by keyboard and usable by everybody', async () => {
    const picture = (name: string) => ({ mainImage: { assetUrl: `/assets/pictures/${name}.svg` } });
    const variant = (Colour: string, more: object = {}) => ({
      id: Colour,
      sku: Colour,
      attributes: { Colour },
      price: 1000,
      unlimited: true,
      ...more,
    });
    const data = { variants: [variant('Oat', picture('kiln-shelf')), variant('Ink', picture('mending')), variant('Sea')] };
    const product =
      `<div data-storefront="product" data-product-id="5f3c0de00000000000000b0b"><script type="application/json">${JSON.stringify(data)}</script><h2>A cup</h2>` +
      `<div id="cup" data-storefront="variants" data-storefront-options="swatches"></div><p id="paid" data-storefront="price"></p></div>`;
    const { page, pageErrors, close } = await stage.open({
      path: '/fixtures/plain',
      edit: (html) => withoutTheme(html).replace('</main>', `${product}</main>`),
    });
    const swatches = page.locator('#cup label');
    await swatches.nth(2).waitFor();
    const looks = () =>
      swatches.evaluateAll((labels) =>
        labels.map((label) => {
          const { height } = label.getBoundingClientRect();
          const image = label.querySelector('img');
          return [label.textContent, height >= 24, image ? image.complete && image.naturalWidth > 0 : null];
        }),
      );
    await expect.poll(looks).toEqual([
      ['Oat', true, true],
      ['Ink', true, true],
      ['Sea', true, null],
    ]);
    // With space between them.
    const isApart = () =>
      swatches.evaluateAll((labels) => {
        const boxes = labels.map((label) => label.getBoundingClientRect());
        return boxes.every((box, at) => at === 0 || box.left >= boxes[at - 1]!.right + 4 || box.top >= boxes[at - 1]!.bottom + 4);
      });
    expect(await isApart()).toBe(true);
    await page.locator('#cup [type="radio"]').first().focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await page.locator('#cup[data-selected-variant*="Ink"]').waitFor();
    expect(await page.locator('#cup [type="radio"]').nth(1).isChecked()).toBe(true);
    await expectUsableByAll(page, '#cup');
    expect(pageErrors).toEqual([]);
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
