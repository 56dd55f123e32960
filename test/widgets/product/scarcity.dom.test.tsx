import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
beforeAll(() => import('../../../widgets/product/scarcity/Scarcity.tsx'));
afterEach(() => page.close());

const variants = [
  aWireVariant({ Size: 'S' }, { qtyInStock: 2 }),
  aWireVariant({ Size: 'M' }, { qtyInStock: 9 }),
  aWireVariant({ Size: 'L' }, { qtyInStock: 1 }),
];
const picker = `<div class="product-variants" data-item-id="mug" data-variants='${json(variants)}'></div>`;
const alertFor = (size: string, text: string) =>
  `<div class="product-scarcity" id="${size}" data-variant-attributes='${json({ Size: size })}' hidden>\n  ${text}\n</div>`;
const BUTTON = '<div class="sqs-add-to-cart-button" data-item-id="mug"></div>';
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.product-scarcity, [data-storefront="scarcity"]')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent.trim());

async function choose(value: string): Promise<void> {
  page.shop.products.choose('p1', 'Size', value);
  await page.show();
  await page.show();
}

describe('how few are left, in versions 7 and 7.1', () => {
  const alerts = alertFor('S', 'Only 2 left') + alertFor('L', 'Only <b>1</b> left');

  it('is the server’s own alert of the chosen variant, read out once', async () => {
    page = await openWidgets(anArticle(picker + alerts + BUTTON), {});
    const served = document.body.innerHTML;
    expect(shown()).toEqual([]);
    await choose('S');
    expect([shown(), page.announced]).toEqual([['Only 2 left'], ['Only 2 left']]);
    await choose('M');
    expect([shown(), page.announced]).toEqual([[], ['Only 2 left']]);
    await choose('L');
    expect([shown(), page.announced]).toEqual([['Only 1 left'], ['Only 2 left', 'Only 1 left']]);
    expect(one('#L').innerHTML).toBe('\n  Only <b>1</b> left\n');
    await choose('');
    expect(shown()).toEqual([]);
    page.close();
    document.body.innerHTML = served;
    expect(page.reports).toEqual([]);
  });

  it('of the product shows until a variant is chosen, where the server shows it', async () => {
    page = await openWidgets(anArticle(`<div class="product-scarcity">Only 3 left in all</div>${alerts}${picker}${BUTTON}`), {});
    expect(shown()).toEqual(['Only 3 left in all']);
    await choose('S');
    expect(shown()).toEqual(['Only 2 left']);
    await choose('M');
    expect(shown()).toEqual([]);
    await choose('');
    expect(shown()).toEqual(['Only 3 left in all']);
    expect(page.announced).toEqual(['Only 2 left']);
  });

  it('of a product without options stays as it is, and is not read out', async () => {
    const single = `<div class="product-variants" data-item-id="mug" data-variants='${json([aWireVariant({}, { qtyInStock: 2 })])}'></div>`;
    page = await openWidgets(anArticle(`<div class="product-scarcity">Only 2 left</div>${single}${BUTTON}`), {});
    expect([shown(), page.announced]).toEqual([['Only 2 left'], []]);
  });

  it('with attributes that are no JSON is told about, and harms nothing', async () => {
    page = await openWidgets(
      anArticle(`<div class="product-scarcity" data-variant-attributes="{" id="broken">Only 1 left</div>${alerts}${picker}${BUTTON}`),
      {},
    );
    expect(page.reports.map(String)).toEqual([expect.stringContaining('data-variant-attributes is not valid JSON')]);
    expect(one('#broken').textContent).toBe('Only 1 left');
    await choose('S');
    expect(shown()).toContain('Only 2 left');
  });
});

describe('how few are left, in one place for all variants', () => {
  const PLACE = '<p data-storefront="scarcity" id="place"></p>';
  const settings = (merchandisingSettings: object) => ({ websiteSettings: { storeSettings: { merchandisingSettings } } });
  const text = () => (one('#place').hidden ? null : one('#place').textContent);

  it('is worked out from the stock and the store’s threshold', async () => {
    page = await openWidgets(aProductPage(PLACE, { variants }), settings({ scarcityEnabledOnProductItems: true, scarcityThreshold: 4 }));
    expect(text()).toBeNull();
    await choose('S');
    expect(text()).toBe('Only 2 left!');
    await choose('M');
    expect(text()).toBeNull();
    await choose('L');
    expect(text()).toBe('Only 1 left!');
    expect(page.announced).toEqual(['Only 2 left!', 'Only 1 left!']);
  });

  it.each([
    ['the store has switched it off', settings({ scarcityEnabledOnProductItems: false, scarcityThreshold: 4 })],
    ['the store says nothing of it', {}],
    ['the store names no threshold', settings({ scarcityEnabledOnProductItems: true })],
    [
      'it is switched off for this product',
      {
        ...settings({ scarcityEnabledOnProductItems: true, scarcityThreshold: 4 }),
        productMerchandisingContext: { mug: { scarcityEnabled: false } },
      },
    ],
  ])('is not told where %s', async (_case, context) => {
    page = await openWidgets(aProductPage(PLACE, { variants }), context);
    await choose('S');
    expect(text()).toBeNull();
  });

  it('is told in the words and by the numbers of the page, before a choice where it is shown by default', async () => {
    const facts = {
      scarcityEnabled: true,
      scarcityShownByDefault: true,
      scarcityText: 'Hurry: {qtyInStock}',
      scarcityTemplateViews: [{ qtyInStock: 3 }, { qtyInStock: 7, attributes: { Size: 'M' } }],
    };
    page = await openWidgets(aProductPage(PLACE, { variants }), {
      productMerchandisingContext: { mug: facts, other: { scarcityText: 'no' } },
    });
    await page.show();
    expect(text()).toBe('Hurry: 3');
    await choose('M');
    expect(text()).toBe('Hurry: 7');
    await choose('S');
    expect(text()).toBeNull();
    await choose('');
    expect(text()).toBe('Hurry: 3');
    expect(page.announced).toEqual(['Hurry: 7']);
  });

  it('is right, once, and read out as it stands when a translator has been at the words of the server and at ours', async () => {
    const translate = (): void => {
      const texts = document.createTreeWalker(one('#place'), NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const node of found.filter(({ nodeValue }) => nodeValue?.trim())) {
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild!.textContent = 'Schnell!';
        node.parentNode!.replaceChild(outer, node);
      }
    };
    page = await openWidgets(aProductPage('<p data-storefront="scarcity" id="place">Few <b>left</b></p>', { variants }), {
      ...settings({ scarcityEnabledOnProductItems: true, scarcityThreshold: 4 }),
      productMerchandisingContext: { mug: { scarcityText: 'Hurry: {qtyInStock}' } },
    });
    translate();
    await choose('S');
    expect(text()).toBe('Hurry: 2');
    translate();
    await choose('S');
    expect([text(), page.announced]).toEqual(['Schnell!', ['Hurry: 2']]);
    await choose('L');
    expect([text(), page.announced]).toEqual(['Hurry: 1', ['Hurry: 2', 'Hurry: 1']]);
    await choose('M');
    expect(text()).toBeNull();
  });

  it('is left to the server where it has words that the page does not give us', async () => {
    page = await openWidgets(
      aProductPage('<p data-storefront="scarcity" id="place">Only <b>2</b> cups left</p>', { variants: variants.slice(0, 1) }),
      {},
    );
    expect(one('#place').innerHTML).toBe('Only <b>2</b> cups left');
  });

  it('is filled in on a page of version 8, and hidden while the stock is unknown', async () => {
    const thin = variants.map(({ id, sku, attributes }) => ({ id, sku, attributes }));
    const detail = (product: object) =>
      `<div class="product-detail" data-product-id="mug" data-context='${json({ product, scarcityEnabled: true })}'><div class="product-scarcity" id="place" hidden></div><button class="sqs-add-to-cart-button"></button></div>`;
    const context = { item: { id: 'mug' }, ...settings({ scarcityThreshold: 4 }) };
    page = await openWidgets(detail({ productType: 1, variants: thin }), context);
    await choose('S');
    expect(text()).toBeNull();
    page.close();
    page = await openWidgets(detail({ productType: 1, variants }), context);
    await choose('S');
    expect(text()).toBe('Only 2 left!');
  });

  it('is written anew on a page of version 8 where the server has filled it for one variant', async () => {
    const detail = (served: string, list: readonly object[] = variants) =>
      `<div class="product-detail" data-product-id="mug" data-context='${json({ product: { productType: 1, variants: list }, scarcityEnabled: true })}'><div class="product-scarcity" id="place">${served}</div><button class="sqs-add-to-cart-button"></button></div>`;
    const context = { item: { id: 'mug' }, ...settings({ scarcityThreshold: 4 }) };
    page = await openWidgets(detail('Only 2 left'), context);
    await choose('L');
    expect(text()).toBe('Only 1 left!');
    await choose('M');
    expect(text()).toBeNull();
    page.close();
    const unknown = variants.map(({ id, sku, attributes }) => ({ id, sku, attributes }));
    page = await openWidgets(detail('Only 2 left', unknown), context);
    expect(text()).toBe('Only 2 left');
  });
});
