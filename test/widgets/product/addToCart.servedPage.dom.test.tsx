import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { anArticle, aProductPage, aWireVariant } from '../openWidgets.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const SIZES = [aWireVariant({ Size: 'S' }, { qtyInStock: 0 }), aWireVariant({ Size: 'M' })];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const press = () => fireEvent.click(one('#button'));

const interactions: Interactions = {
  'the cart is known': ({ shop }) => shop.cart.settle(),
  'nothing is chosen and it is pressed': press,
  'the reason is read': async ({ shop }) => {
    await pass(1500);
    shop.products.dismissNotice('p1');
  },
  'one that is sold out is chosen': ({ shop }) => shop.products.choose('p1', 'Size', 'S'),
  'one that is not': ({ shop }) => shop.products.choose('p1', 'Size', 'M'),
  'it is pressed': press,
  'a translator works on what it says': () => {
    const says = document.querySelector('#button .status-text')!;
    says.innerHTML = `<font><font>${says.textContent}</font></font>`;
  },
  'it is added': async ({ api }) => {
    api.calls.at(-1)!.answer(added(aCartOf(1)));
    await pass(1000);
  },
  'it is as before': () => pass(2000),
  'it is pressed again': press,
};

/** Markup of version 8. */
const EIGHT =
  '<button class="sqs-add-to-cart-button" type="button" id="button"><div class="sqs-add-to-cart-button-inner">\n  <span class="add-to-cart-text" hidden>Add <b>To</b> Cart</span><span class="cart-added-text">Added</span><!-- a --></div></button>';

describe('the law of the served page: the add button', () => {
  it.each([
    [
      '7 and 7.1',
      anArticle(
        `<div class="product-variants" data-variants='${JSON.stringify(SIZES)}'></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode" role="button" tabindex="0" id="button" data-item-id="mug"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div><p>Shipped free</p></div>`,
      ),
      {},
    ],
    [
      '8',
      `<div class="product-detail" data-product-id="mug" data-context='${JSON.stringify({ product: { productType: 1, variants: SIZES } })}'>${EIGHT}</div>`,
      {},
    ],
    ['a product block', `<div class="product-block" data-product='${JSON.stringify({ id: 'mug', variants: SIZES })}'>${EIGHT}</div>`, {}],
    [
      'our hooks, as the page wrote it',
      aProductPage('<button data-storefront="add-to-cart" id="button" style="color: RED">Buy <i class="icon"></i></button>', {
        variants: SIZES,
      }),
      undefined,
    ],
    ['our hooks', aProductPage('<a data-storefront="add-to-cart" id="button"> </a>', { variants: SIZES }), undefined],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, interactions, context));
});
