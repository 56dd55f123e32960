import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageContext } from '../../../src/commerce/model/pageContext.ts';
import { keepPillPlace } from '../../../widgets/cart/startCart.ts';
import { whenIdle } from '../../../src/lib/whenIdle.ts';
import { createPillPlace, hasPillPlace, isPillWanted } from '../../../src/core/page/pillPlace.ts';
import { readCart } from '../../../widgets/cart/page/readCart.ts';
import { readCartBadge } from '../../../widgets/cart/badge/CartBadge.tsx';
import { readCartPill } from '../../../widgets/cart/pill/CartPill.tsx';
import { fixtureParts } from '../../support/fixtures.ts';
import { rethrow, clearPage, json, one, readPage, showForeignPage, showPage } from './openPage.ts';

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

const FLOATING =
  '<div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="icon sqs-custom-cart"><span class="Cart-inner"><span class="sqs-cart-quantity">0</span></span></a></div>';

/** Seen on two saved pages of version 7.1. */
const FLOATING_UNNAMED = FLOATING.replace(
  'id="floatingCart" class="floating-cart hidden"',
  'class="floating-cart hidden" data-controller="FloatingCart"',
);

describe('whether a pill of ours belongs on a page', () => {
  const isWanted = (context: PageContext = {}, cartPath = '/cart') => isPillWanted(document, context, cartPath);
  const at = (pathname: string) => vi.spyOn(document, 'location', 'get').mockReturnValue({ pathname } as Location);

  it.each([
    ['that has no cart at all', '<p>About us</p>', true],
    ['that has the platform’s floating cart', FLOATING, true],
    ['that has the platform’s floating cart without an id', FLOATING_UNNAMED, true],
    ['with a cart link in its header', `${FLOATING}<header><a class="sqs-custom-cart" href="/cart">Cart</a></header>`, false],
    ['with a cart link of an older theme', '<div class="custom-cart"><a class="custom-cart-button">Cart</a></div>', false],
    ['with a counter by our hook', '<a href="/cart"><b data-storefront="cart-count">0</b></a>', false],
    ['that is the cart', '<div id="sqs-cart-root"></div>', false],
    ['that is the cart by our hook', '<div data-storefront="cart"></div>', false],
  ])('%s', (_case, html, wanted) => {
    showPage(html);
    expect(isWanted()).toBe(wanted);
  });

  // Seen on three saved pages of version 7.0: the class, and no link to the cart.
  it.each([
    [
      'and has a cart link of its theme',
      '<a class="Cart" href="/cart"><span class="Cart-inner"><span class="sqs-cart-quantity">0</span></span></a>',
      false,
    ],
    ['and has only the platform’s floating cart', FLOATING, true],
    ['and has no link to it', '<p>About us</p>', true],
  ])('whose body’s class says that the theme has a cart of its own, %s', (_case, html, wanted) => {
    showPage(html);
    document.body.className = 'view-item sqs-has-custom-cart';
    expect(isWanted()).toBe(wanted);
  });

  it.each([
    ['/cart', '/cart', false],
    ['/cart/', '/cart', false],
    ['/basket', '/basket', false],
    ['/basket/', '/basket', false],
    ['/basket', '/basket/', false],
    ['/cart', '/basket', true],
    ['/cartoons', '/cart', true],
    ['/', '/', false],
  ])('at the address %s of a site whose cart is at %s', (path, cartPath, wanted) => {
    showPage('');
    at(path);
    expect(isWanted({}, cartPath)).toBe(wanted);
  });

  it('of a site that sends every buyer straight to the checkout', () => {
    showPage('');
    expect(isWanted({ websiteSettings: { storeSettings: { expressCheckout: true } } })).toBe(false);
    expect(isWanted({ websiteSettings: { storeSettings: { expressCheckout: false } } })).toBe(true);
  });
});

describe('the place of the pill', () => {
  it('is the end of the page, in a region with a name, until it is taken away', () => {
    showPage('<main></main>');
    expect(hasPillPlace(document)).toBe(false);
    const made = createPillPlace(document, 'Shopping Cart');
    const place = one('body > .absolute-cart-box');
    expect([place.getAttribute('role'), place.getAttribute('aria-label')]).toEqual(['region', 'Shopping Cart']);
    expect(document.body.lastElementChild).toBe(place);
    expect(one('.absolute-cart-box > .yui3-widget.sqs-widget.sqs-pill-shopping-cart').getAttribute('data-storefront')).toBe('cart-pill');
    expect(hasPillPlace(document)).toBe(true);
    made.remove();
    expect(document.body.innerHTML).toBe('<main></main>');
  });

  it('is kept on pages that come without a reload: once, where one belongs and the page has none of its own', async () => {
    showPage('<main></main>');
    let isWanted = false;
    const go = async (path: string, html: string) => {
      history.pushState(null, '', path);
      document.body.innerHTML = html;
      window.dispatchEvent(new Event('mercury:load'));
      await new Promise((done) => whenIdle(() => done(undefined)));
    };
    const places = () => document.querySelectorAll('.sqs-pill-shopping-cart').length;
    const leaving = new AbortController();
    keepPillPlace(document, 'Shopping Cart', () => isWanted, leaving.signal);
    expect(places()).toBe(0);
    isWanted = true;
    await go('/a', '<main>A</main>');
    await vi.waitFor(() => expect(places()).toBe(1));
    await go('/b', '<main>B</main>');
    await vi.waitFor(() => expect(places()).toBe(1));
    await go('/c', FLOATING);
    await vi.waitFor(() => expect(places()).toBe(0));
    await go('/d', '<main>D</main>');
    await vi.waitFor(() => expect(places()).toBe(1));
    isWanted = false;
    history.pushState(null, '', '/e');
    window.dispatchEvent(new Event('mercury:load'));
    await vi.waitFor(() => expect(places()).toBe(0));
    isWanted = true;
    await go('/f', '<main>F</main>');
    await vi.waitFor(() => expect(places()).toBe(1));
    leaving.abort();
    expect(places()).toBe(0);
    history.replaceState(null, '', '/');
  });

  it('is the first drop zone that can be seen', () => {
    showPage(
      '<div class="sqs-cart-dropzone" id="a"></div><div class="sqs-cart-dropzone" id="b"></div><div class="sqs-cart-dropzone" id="c"></div>',
    );
    for (const [id, boxes] of [
      ['a', 0],
      ['b', 1],
      ['c', 1],
    ] as const)
      one(`#${id}`).getClientRects = () => ({ length: boxes }) as DOMRectList;
    createPillPlace(document, 'Cart');
    expect(one('.absolute-cart-box').parentElement?.id).toBe('b');
  });

  it('is the end of the page when no drop zone can be seen', () => {
    showPage('<main><div class="sqs-cart-dropzone" id="a"></div></main>');
    one('#a').getClientRects = () => ({ length: 0 }) as DOMRectList;
    createPillPlace(document, 'Cart');
    expect(one('.absolute-cart-box').parentElement).toBe(document.body);
  });

  it.each([FLOATING, FLOATING_UNNAMED, '<div data-storefront="cart-pill"></div>'])('is there already (%s)', (html) => {
    showPage(html);
    expect(hasPillPlace(document)).toBe(true);
  });
});

describe('a pill', () => {
  it('of the platform is shown by its class, and keeps its drawing and its number', () => {
    showPage(FLOATING);
    const props = readCartPill(one('#floatingCart'), readPage())!;
    expect(props.hidesByClass).toBe(true);
    expect(props.served).toEqual({ counts: [one('.sqs-cart-quantity')], links: [one('a')] });
  });

  it('of the platform is the same without an id', () => {
    showPage(FLOATING_UNNAMED);
    expect([...readPage().find(document, rethrow)].map(({ name, element }) => [name, element])).toEqual([
      ['cart-pill', one('.floating-cart')],
    ]);
    expect(readCartPill(one('.floating-cart'), readPage())).toMatchObject({
      hidesByClass: true,
      served: { counts: [one('.sqs-cart-quantity')] },
    });
  });

  it('by hook is hidden by its attribute, whatever the theme calls it', () => {
    showForeignPage('<div data-storefront="cart-pill" class="floating-cart" id="pill"></div>');
    expect(readCartPill(one('#pill'), readPage())).toMatchObject({ hidesByClass: false });
  });

  it('of ours is made by us', () => {
    showForeignPage('<div data-storefront="cart-pill" id="pill"></div>');
    expect(readCartPill(one('#pill'), readPage())).toMatchObject({ served: null, hidesByClass: false });
  });

  it('is not for us beside a cart of the theme’s own', () => {
    showPage(`${FLOATING}<a class="sqs-custom-cart"></a>`);
    expect(readCartPill(one('#floatingCart'), readPage())).toBeNull();
  });

  it('hears of express checkout whenever a script of the page turns it on', () => {
    const storeSettings = { expressCheckout: false };
    showPage(FLOATING, { websiteSettings: { storeSettings } });
    const { isWanted } = readCartPill(one('#floatingCart'), readPage())!;
    expect(isWanted('/cart')).toBe(true);
    storeSettings.expressCheckout = true;
    expect(isWanted('/cart')).toBe(false);
  });

  it('is no pill but a badge like any other beside a cart of the theme’s own', () => {
    showPage(`${FLOATING}<a class="sqs-custom-cart"><b class="sqs-cart-quantity">0</b></a>`);
    expect([...readPage().find(document, rethrow)].map(({ name }) => name)).toEqual(['cart-count', 'cart-count']);
  });
});

describe('a badge', () => {
  it('knows the link around it, which says whether the cart is empty', () => {
    showPage('<a class="sqs-custom-cart cart-quantity-zero" id="link"><b class="sqs-cart-quantity" id="n">0</b></a>');
    expect(readCartBadge(one('#n'))).toMatchObject({ link: one('#link'), nativeMoney: null });
  });

  it('stands alone elsewhere, and may show money in the older mode', () => {
    showPage('<b class="sqs-cart-subtotal" id="n"><span class="sqs-money-native">0.00</span></b>');
    expect(readCartBadge(one('#n'))).toMatchObject({ link: null, nativeMoney: one('.sqs-money-native') });
  });
});

describe('the place of the full-page cart', () => {
  const SERVED = {
    cart: { items: [{ id: 'e1', productName: 'Mug', quantity: 2 }], subtotal: { value: 3700, currencyCode: 'USD' } },
    minimumOrderSubtotal: { currency: 'USD', value: '10.00' },
  };
  const root = (text: string) =>
    `<div id="sqs-cart-root"><script type="application/json">${text}</script><div id="sqs-cart-container"></div></div>`;
  const read = (id = 'sqs-cart-container') => readCart(one(`#${id}`), readPage());

  it('brings what the cart holds beside it, or in it by our hook', () => {
    showPage(root(json(SERVED)));
    expect(read().served).toMatchObject({ cart: { entries: [{ title: 'Mug', quantity: 2 }], sums: { subtotalCents: 3700 } } });
    showForeignPage(`<div data-storefront="cart" id="cart"><script type="application/json">${json(SERVED)}</script></div>`);
    expect(read('cart').served).toMatchObject({ cart: { entries: [{ title: 'Mug' }] } });
  });

  it('may bring nothing', () => {
    showPage('<div id="sqs-cart-container"></div>');
    expect(read()).toEqual({ isServedEmpty: true, served: null, minimumCents: null, storeCountry: '', problem: null });
  });

  it('may bring the settings of the store and no cart, as pages of 7.1 do', () => {
    const { body, context } = fixtureParts('v71-cart');
    showPage(body.replace('"continueShoppingLinkUrl":"/"', '"continueShoppingLinkUrl":"/shop"'), context);
    expect(read()).toEqual({
      isServedEmpty: true,
      served: {
        cart: null,
        continueShopping: '/shop',
        country: 'GB',
        minimumCents: 0,
        instalments: { available: false, min: 0, max: 0, provider: 'clearpay' },
        illegible: [],
      },
      minimumCents: null,
      storeCountry: 'GB',
      problem: null,
    });
  });

  it('keeps the settings of the store where the cart beside them is broken, and says so', () => {
    showPage(root(json({ cart: { items: [{}] }, storeCurrency: 'USD', continueShoppingLinkUrl: '/shop' })));
    expect(read()).toMatchObject({ served: { cart: null, continueShopping: '/shop' }, problem: { name: 'PageError' } });
  });

  it.each([1e21, -0.5, '1,800.00', { value: 'much' }, {}])('does without an amount that nobody can mean, %j, and says so', (subtotal) => {
    showPage(root(json({ ...SERVED, cart: { ...SERVED.cart, subtotal, taxTotal: null } })));
    expect(read()).toMatchObject({
      served: { cart: { entries: [{ title: 'Mug' }], sums: { subtotalCents: 0 } } },
      problem: { name: 'PageError', message: expect.stringContaining('cart.subtotal was expected to be an amount') },
    });
  });

  it.each([
    ['that is cut off', '{"cart": {'],
    ['of something else', '{"items": []}'],
  ])('does without JSON %s, and says so', (_, text) => {
    showPage(root(text));
    expect(read()).toMatchObject({
      served: null,
      problem: { name: 'PageError', message: expect.stringContaining('the cart with its items') },
    });
  });

  it.each([
    ['as the cart page says', undefined, 1000],
    ['as the store says', { minimumOrderSubtotalEnabled: true, minimumOrderSubtotal: { currency: 'USD', value: '25.00' } }, 2500],
    ['as the store says without saying whether', { minimumOrderSubtotal: { currency: 'USD', value: '25.00' } }, 2500],
    ['not asked for', { minimumOrderSubtotalEnabled: false, minimumOrderSubtotal: { currency: 'USD', value: '25.00' } }, null],
  ])('knows the smallest order: %s', (_, storeSettings, minimumCents) => {
    showPage(root(json(SERVED)), { websiteSettings: { storeSettings } });
    expect(read().minimumCents).toBe(minimumCents);
  });
});
