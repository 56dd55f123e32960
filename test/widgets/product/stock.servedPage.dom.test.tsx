import { describe, it } from 'vitest';
import { json } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { anArticle, aProductPage, aWireVariant, type OpenPage } from '../openWidgets.ts';

const SIZES = [
  aWireVariant({ Size: 'S' }, { qtyInStock: 2 }),
  aWireVariant({ Size: 'M' }, { qtyInStock: 9 }),
  aWireVariant({ Size: 'L' }, { qtyInStock: 1 }),
];
const choose = (value: string) => (page: OpenPage) => page.shop.products.choose('p1', 'Size', value);

describe('the law of the served page: how few are left', () => {
  const data = `<div class="pdp-subscriptions-and-otp" data-variants='${json(SIZES)}'></div>`;
  const alertFor = (size: string, text: string) =>
    `<div class="product-scarcity" data-variant-attributes='${json({ Size: size })}' hidden>\n  ${text}\n</div>`;
  const served = `<div class="product-scarcity">Only 3 left in all</div>${alertFor('S', 'Only 2 left')}${alertFor('L', 'Only <b>1</b> left<!-- a -->')}`;
  const facts = { scarcityEnabled: true, scarcityShownByDefault: true, scarcityText: 'Hurry: {qtyInStock}' };
  const context = {
    item: { id: 'mug' },
    websiteSettings: { storeSettings: { merchandisingSettings: { scarcityEnabledOnProductItems: true, scarcityThreshold: 4 } } },
    productMerchandisingContext: {
      mug: { ...facts, scarcityTemplateViews: [{ qtyInStock: 3 }, { qtyInStock: 2, attributes: { Size: 'S' } }] },
    },
  };
  const choices: Interactions = {
    'one that is short is chosen': choose('S'),
    'one that is not': choose('M'),
    'another that is short': choose('L'),
    'one that does not exist': choose('XXL'),
    'none any more': choose(''),
    'one that is short again': choose('S'),
  };
  it.each([
    ['7 and 7.1', anArticle(data + served), {}],
    ['7 and 7.1, with attributes of no variant', anArticle(`${data}${alertFor('XS', 'Only 1 left')}`), {}],
    [
      '8',
      `<div class="product-detail" data-product-id="mug" data-context='${json({ product: { productType: 1, variants: SIZES }, scarcityEnabled: true })}'><div class="product-scarcity" hidden></div></div>`,
      { ...context, productMerchandisingContext: {} },
    ],
    [
      '8, worded by the server',
      `<div class="product-detail" data-product-id="mug" data-context='${json({ product: { productType: 1, variants: SIZES } })}'><div class="product-scarcity">Only <b>3</b> left</div></div>`,
      context,
    ],
    ['our hooks', aProductPage('<p data-storefront="scarcity"></p>', { variants: SIZES }), context],
    ['our hooks, worded by the server', aProductPage('<p data-storefront="scarcity">Only <b>3</b> left</p>', { variants: SIZES }), context],
  ])('markup %s', async (_markup, html, given) => expectServedPageUntouched(html, choices, given));
});

describe('the law of the served page: the mark of a product', () => {
  const gone = SIZES.map((size) => ({ ...size, qtyInStock: 0 }));
  const choices: Interactions = { 'one is chosen': choose('S'), 'none any more': choose('') };
  it.each([
    ['sold out', '<p data-storefront="status"></p>', gone],
    ['of no product that has one', '<p data-storefront="status"> <!-- a --> </p>', SIZES],
    ['as the server has written it', '<p data-storefront="status">Vergriffen<i class="product-mark"></i></p>', gone],
  ])('%s', async (_case, html, variants) => expectServedPageUntouched(aProductPage(html, { variants }), choices));
});
