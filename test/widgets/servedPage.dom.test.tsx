import { fireEvent } from '@testing-library/react';
import { describe, it } from 'vitest';
import { one } from '../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from './expectServedPageUntouched.ts';
import { anArticle, aProductPage, aWireVariant, type OpenPage } from './openWidgets.ts';

const SIZES = [
  aWireVariant({ Size: 'S' }),
  aWireVariant({ Size: 'M' }, { price: 2000, qtyInStock: 2 }),
  aWireVariant({ Size: 'L' }, { onSale: true, salePrice: 800 }),
];
const choose = (value: string) => (page: OpenPage) => page.shop.products.choose('p1', 'Size', value);

/** Product data for pages whose picker does not carry it. */
const DATA = (variants: readonly object[]) => `<div class="pdp-subscriptions-and-otp" data-variants='${JSON.stringify(variants)}'></div>`;

describe('the law of the served page: price', () => {
  const choices: Interactions = {
    'a size is chosen': choose('M'),
    'one in a sale': choose('L'),
    'one that does not exist': choose('XXL'),
    'none any more': choose(''),
    'one again': choose('S'),
  };
  it.each([
    [
      '7 and 7.1',
      anArticle(`${DATA(SIZES)}<div class="product-price">from <span class="sqs-money-native">10.00</span><!-- a --></div>`),
      {},
    ],
    [
      '7 in a sale',
      anArticle(
        `${DATA(SIZES)}<div class="product-price"><span class="visually-hidden v6-visually-hidden">Sale Price:</span>$8.00 <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price" style="color:red">$10.00</span></div>`,
      ),
      {},
    ],
    [
      '8',
      aProductPage(
        '<div class="product-price" data-storefront="price"><div class="product-price-value"><span class="sale-price">$8.00</span> <span class="original-price">$10.00</span></div><div class="product-afterpay">4 payments</div></div>',
        { variants: SIZES },
      ),
      undefined,
    ],
    ['our hooks', aProductPage('<p data-storefront="price"></p>', { variants: SIZES }), undefined],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, choices, context));
});

describe('the law of the served page: quantity', () => {
  const type = (text: string) => () =>
    fireEvent.input(one('.product-quantity-input input,[data-storefront="quantity"] input'), { target: { value: text } });
  const interactions: Interactions = {
    'a number is typed': type('3'),
    'a size is chosen that is short': choose('M'),
    'the number is too large for it': type('50'),
    'no number is typed': type('two'),
    'the size is taken back': choose(''),
  };
  const buttons: Interactions = {
    ...interactions,
    'more is asked for': () => fireEvent.click(one('#more span')),
    'less is asked for': () => fireEvent.click(one('#less')),
  };
  it.each([
    [
      '7 and 7.1',
      anArticle(
        `${DATA(SIZES)}<div class="product-quantity-input"><div class="quantity-label">Quantity:</div><input type="number" size="4" max="9999" min="1" value="1" step="1" aria-label="Quantity"></div>`,
      ),
      interactions,
      {},
    ],
    [
      '8',
      anArticle(
        `${DATA(SIZES)}<div class="product-quantity-input"><label for="q">Qty</label><button id="less"><span>−</span></button><input type="number" id="q" value="1"><button id="more"><span>+</span></button></div>`,
      ),
      buttons,
      {},
    ],
    ['our hooks', aProductPage('<div data-storefront="quantity"></div>', { variants: SIZES }), interactions, undefined],
  ])('markup %s', async (_markup, html, acts, context) => expectServedPageUntouched(html, acts, context));
});
