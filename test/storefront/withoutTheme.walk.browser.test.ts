import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { aPricingOption } from '../widgets/product/aPricingOption.ts';

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
        // No served picker.
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
    // With a gap.
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

  it('gives each control of the shop at least 24 px, with space between: drop-downs, quantity, plans, restock', async () => {
    // Like test/widgets/product/subscription.dom.test.tsx and test/widgets/restock/restock.dom.test.tsx, with our own empty hooks.
    const variant = (Size: string, Colour: string, more: object = {}) => ({
      id: Size + Colour,
      sku: Size + Colour,
      attributes: { Size, Colour },
      price: 1000,
      qtyInStock: 9,
      ...more,
    });
    const cups = [variant('S', 'Oat'), variant('M', 'Oat'), variant('M', 'Ink', { qtyInStock: 0 })];
    const teas = ['S', 'M'].map((size) => variant(size, 'Green', { pricingOptions: [aPricingOption('900', 1), aPricingOption('800', 2)] }));
    const product = (id: string, isSubscribable: boolean, variants: object[], parts: readonly string[]) =>
      `<div data-storefront="product" data-product-id="5f3c0de00000000000000b0${id}" data-product-type="1">` +
      `<script type="application/json">${JSON.stringify({ variants, isSubscribable })}</script><h2>${id}</h2>` +
      `${parts.map((part) => `<div class="part" data-storefront="${part}"></div>`).join('')}</div>`;
    const { page, pageErrors, close } = await stage.open({
      path: '/fixtures/plain',
      edit: (html) =>
        withoutTheme(html).replace(
          '</main>',
          `${product('c', false, cups, ['variants', 'quantity', 'restock'])}${product('d', true, teas, ['variants', 'subscription'])}</main>`,
        ),
    });
    const selects = page.locator('.part[data-storefront="variants"] select');
    await expect.poll(() => selects.count()).toBe(4);
    await selects.nth(0).selectOption('M');
    await selects.nth(1).selectOption('Ink');
    await page.locator('[data-storefront="restock"] [name="email"]').waitFor();
    await expect.poll(() => page.locator('.part :is(select,input)').count()).toBe(10);
    const tooSmall = () =>
      page.locator('.part :is(select,input)').evaluateAll((controls) => {
        const boxes = controls.map((control) => control.getBoundingClientRect());
        return controls.flatMap((control, at) => {
          const { left, right, top, bottom, width, height } = boxes[at]!;
          const isApart = boxes.every(
            (other, place) =>
              place === at || other.left >= right + 4 || other.right <= left - 4 || other.top >= bottom + 4 || other.bottom <= top - 4,
          );
          return width >= 24 && height >= 24 && isApart ? [] : [`${control.outerHTML.slice(0, 80)} ${width} × ${height} ${isApart}`];
        });
      });
    await expect.poll(tooSmall).toEqual([]);
    await expectUsableByAll(page, 'main');
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('an alert in forced colours', () => {
  it('keeps its edges, and those of its button', async () => {
    const { page, close } = await stage.open(
      { ...NEUTRAL, tag: '<script src="/dist/storefront.umd.js" data-errors="alert" defer></script>' },
      { forcedColors: 'active' },
    );
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
