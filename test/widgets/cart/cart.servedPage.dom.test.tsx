import { describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aCart, aCartOf } from '../../app/fakeApi.ts';
import { translate } from '../../support/translate.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

/** The host gives the visitor's cart. */
const load = (cart = aCartOf(2)) => {
  return async (page: OpenPage) => {
    void page.shop.cart.load();
    await page.show();
    page.api.calls.at(-1)!.answer(cart);
    await page.show();
  };
};
const CARTS: Interactions = {
  'there is a cart': load(),
  'more is in it': load(aCartOf(3)),
  'very much is in it': load(aCart({ totalQuantity: 101 })),
  'nothing is in it': load(aCartOf(0)),
  'something again': load(aCartOf(1)),
};

describe('the law of the served page: badges and pill', () => {
  it.each([
    // Template pages of version 7.
    [
      '7',
      '<a class="Cart sqs-custom-cart" data-test="template-cart"><div class="Cart-inner"><span class="Cart-label">Cart</span> <span class="sqs-cart-quantity">0</span></div></a><b class="sqs-cart-subtotal"><span class="sqs-money-native">0.00</span></b>',
      {},
    ],
    [
      '7.1',
      '<div class="header-actions-action--cart"><a href="/cart" class="cart-style-text sqs-custom-cart show-empty-cart-state cart-quantity-zero"><span class="Cart-inner"> Cart <span class="mobile-cart-parenthesis">(</span><span class="sqs-cart-quantity">0</span><span class="mobile-cart-parenthesis">)</span></span></a></div><p class="sqs-cart-subtotal">$0.00</p>',
      {},
    ],
    [
      '7.1, a pill',
      '<div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="icon icon--cart sqs-custom-cart"><span class="Cart-inner"><svg></svg><!-- a --><div class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">0</span></div></span></a></div>',
      {},
    ],
    ['our hooks', '<b data-storefront="cart-count"></b><b data-storefront="cart-subtotal">$9.00</b>', undefined],
    ['our hook, a pill', '<div data-storefront="cart-pill"></div>', undefined],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, CARTS, context));
});

describe('the law of the served page: the cart', () => {
  const SERVED = { storeCurrency: 'USD', continueShoppingLinkUrl: 'store', cart: null };
  it.each([
    // As a host serves it, with other scripts' nodes beside it.
    [
      'of existing templates',
      `<div id="sqs-cart-root"><script type="application/json">${json(SERVED)}</script><div id="sqs-cart-container"></div></div><footer></footer>`,
      {},
    ],
    [
      'of existing templates, which is the root alone',
      `<div id="sqs-cart-root"><script type="application/json">${json(SERVED)}</script></div>`,
      {},
    ],
    ['our hook', '<div data-storefront="cart"></div>', undefined],
    [
      'our hook, with something to show until then',
      `<div data-storefront="cart">Your cart <b>is loaded</b> …<!-- a --><script type="application/json">${json(SERVED)}</script></div>`,
      undefined,
    ],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, CARTS, context));

  it('shows nothing of what the server had put there meanwhile, and leaves its data to others', async () => {
    const page = await openWidgets(
      '<div data-storefront="cart" id="cart">Your cart <b>is loaded</b><script type="application/json">{"storeCurrency":"USD"}</script></div>',
    );
    expect([one('#cart > b').hidden, one('#cart > script').textContent]).toEqual([true, '{"storeCurrency":"USD"}']);
    expect(one('#cart').textContent).not.toContain('Your cart');
    page.close();
  });
});

describe('a translator', () => {
  it('may work on the cart, which shows what is in it all the same', async () => {
    const page = await openWidgets('<div data-storefront="cart" id="cart"></div>');
    await load(aCartOf(2))(page);
    translate(one('#cart'));
    page.shop.cart.store.setState({ waiting: true, couponError: 'No such code.', error: 'Request failed' });
    await page.show();
    translate(one('#cart'));
    expect(one('.cart-error').textContent).toContain('Request failed');
    await load(aCartOf(4))(page);
    page.shop.cart.store.setState({ waiting: false, couponError: null });
    await page.show();
    expect(document.querySelector('.cart-error')).toBeNull();
    expect([one('.cart-waiting').textContent, one('.cart-coupon-error').textContent]).toEqual(['', '']);
    expect([one('.cart-subtotal-price').textContent, one('.cart-total-price').textContent]).toEqual(['$74.00', '$74.00']);
    translate(one('#cart'));
    await load(aCartOf(0))(page);
    expect(one('.empty-message').textContent).toBe('You have nothing in your shopping cart.');
    expect(page.reports).toEqual([]);
    page.close();
  });

  it('may work on a badge, which says the right number all the same', async () => {
    const page = await openWidgets('<a class="sqs-custom-cart">Cart <b class="sqs-cart-quantity">0</b></a>', {});
    await load(aCartOf(2))(page);
    translate(one('a'));
    await load(aCartOf(3))(page);
    translate(one('a'));
    expect(one('a').textContent).toBe('Cart 3');
    page.stop();
    expect(one('.sqs-cart-quantity').textContent).toBe('0');
    page.close();
  });

  it('may work on our pill, which says the right number and sum all the same', async () => {
    const page = await openWidgets('<div data-storefront="cart-pill"></div>');
    await load(aCartOf(2))(page);
    translate(one('a'));
    await load(aCartOf(1))(page);
    expect(['.total-quantity', '.suffix', '.subtotal'].map((part) => one(part).textContent)).toEqual(['1', 'item', '$18.50']);
    page.close();
  });
});
