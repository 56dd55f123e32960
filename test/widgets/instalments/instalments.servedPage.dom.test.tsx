import { describe, it } from 'vitest';
import { json } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { anArticle, aProductPage, aWireVariant, type OpenPage } from '../openWidgets.ts';

const TERMS = { afterPayAvailable: true, afterPayMin: 500, afterPayMax: 5000, shopperLanguage: 'en', stripeAccountCountry: 'US' };
const SIZES = [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, { price: 2001 }), aWireVariant({ Size: 'L' }, { price: 9000 })];
const choose = (value: string) => (page: OpenPage) => page.shop.products.choose('p1', 'Size', value);

describe('the law of the served page: what a product costs in instalments', () => {
  const choices: Interactions = {
    'one is chosen': choose('M'),
    'one out of range': choose('L'),
    'one that does not exist': choose('XXL'),
    'none any more': choose(''),
  };
  const data = `<div class="pdp-subscriptions-and-otp" data-variants='${json(SIZES)}'></div>`;
  const context = { item: { id: 'mug', productType: 1 }, productMerchandisingContext: { mug: TERMS } };
  const detail = (inside: string) =>
    `<div class="product-detail" data-product-id="mug" data-context='${json({ product: { productType: 1, variants: SIZES }, ...TERMS })}'><div class="product-price"><div class="product-price-value">$4</div>${inside}</div></div>`;
  it.each([
    ['7 and 7.1', anArticle(`${data}<div data-afterpay="true" data-current-context='${json({ mug: TERMS })}'></div>`), {}],
    ['7 without a place', anArticle(`${data}<div class="product-price">$10.00</div>`), context],
    ['8', detail('<div class="product-afterpay" data-out-of-range="false" hidden></div>'), context],
    ['8, worded by the server', detail('<div class="product-afterpay"><span>4 payments</span><!-- a --> of $1</div>'), context],
    ['our hooks', aProductPage('<div data-storefront="instalments"></div>', { productType: 1, variants: SIZES }), context],
  ])('markup %s', async (_markup, html, given) => expectServedPageUntouched(html, choices, given));
});
