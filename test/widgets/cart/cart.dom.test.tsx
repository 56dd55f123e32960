import { afterEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aCart, aCartOf } from '../../app/fakeApi.ts';
import { hasCart, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const open = async (html: string, context?: object, before?: () => void): Promise<void> =>
  void (page = await openWidgets(html, context, before));
/** The host gives the visitor's cart. */
async function load(cart = aCartOf(2)): Promise<void> {
  void page.shop.cart.load();
  await page.show();
  page.api.calls.at(-1)!.answer(cart);
  await page.show();
}
async function fail(): Promise<void> {
  void page.shop.cart.load();
  await page.show();
  page.api.calls.at(-1)!.refuse('http', { status: 500, message: 'Request failed with status code 500' });
  await page.show();
}

describe('the number in the theme’s cart link', () => {
  const LINK = '<a class="Cart sqs-custom-cart theirs" id="link"><span class="sqs-cart-quantity" id="n">7</span></a>';
  const text = () => one('#n').textContent;

  it('is the server’s until the cart is there, and then the cart’s', async () => {
    await open(LINK, {}, hasCart);
    expect(text()).toBe('7');
    await load();
    expect(text()).toBe('2');
  });

  it('stays the server’s when the cart cannot be read, and the last good one’s after that', async () => {
    await open(LINK, {});
    await fail();
    expect(text()).toBe('7');
    await load();
    await fail();
    expect(text()).toBe('2');
  });

  it('is 0 for a visitor who has no cart, whatever an old copy of the page says', async () => {
    await open(LINK, {});
    page.shop.cart.settle();
    await page.show();
    expect(text()).toBe('0');
    expect(one('#link').classList.contains('cart-quantity-zero')).toBe(true);
  });

  it('is 0 where the page leaves it empty', async () => {
    await open('<b data-storefront="cart-count" id="n"></b>');
    expect(text()).toBe('0');
  });

  it.each([
    [0, '0', true],
    [1, '1', false],
    [100, '100', false],
    [101, '100+', false],
  ])('of %s items is "%s"', async (totalQuantity, shown, isZero) => {
    await open(LINK, {});
    await load(aCart({ totalQuantity }));
    expect(text()).toBe(shown);
    expect(one('#link').classList.contains('cart-quantity-zero')).toBe(isZero);
    expect(one('#link').classList.contains('theirs')).toBe(true);
  });

  it('is a new text node at each change, and at nothing else: theme scripts watch for one', async () => {
    await open(LINK, {});
    await load(aCartOf(1));
    const first = one('#n').firstChild;
    await load(aCartOf(1));
    expect(one('#n').firstChild).toBe(first);
    await load(aCartOf(2));
    expect(one('#n').firstChild).not.toBe(first);
    expect(one('#n').firstChild?.nodeValue).toBe('2');
  });

  it('is read out as "More than 100 items in cart" above 100, and as itself below', async () => {
    await open('<a class="sqs-custom-cart" href="/cart">Cart <b class="sqs-cart-quantity theirs" id="n">7</b></a>', {});
    const badge = one('#n');
    await load(aCart({ totalQuantity: 101 }));
    expect([one('#n').getAttribute('role'), one('#n').getAttribute('aria-label')]).toEqual(['img', 'More than 100 items in cart']);
    await load(aCart({ totalQuantity: 100 }));
    expect([one('#n').getAttribute('role'), one('#n').getAttribute('aria-label')]).toEqual([null, null]);
    await load(aCart({ totalQuantity: 101 }));
    page.stop();
    expect(badge.outerHTML).toBe('<b class="sqs-cart-quantity theirs" id="n">7</b>');
  });

  it('is that of the cart that the page was served with while the cart is read', async () => {
    const items = [
      { id: 'a', productId: 'mug', productName: 'Mug', quantity: 2 },
      { id: 'b', productId: 'tea', productName: 'Tea', quantity: 1 },
    ];
    const served = JSON.stringify({ cart: { items, subtotal: { currency: 'USD', value: '42.00' } }, storeCurrency: 'USD' });
    const CART = `<div id="sqs-cart-root"><script type="application/json">${served}</script><div id="sqs-cart-container"></div></div>`;
    await open(`${LINK.replace('7', '0')}<b class="sqs-cart-subtotal" id="sum">$0.00</b>${CART}`, {});
    await page.show();
    expect([text(), one('#sum').textContent]).toEqual(['3', '$42.00']);
    expect(one('#link').classList.contains('cart-quantity-zero')).toBe(false);
    await load(aCartOf(1));
    expect([text(), one('#sum').textContent]).toEqual(['1', '$18.50']);
  });

  it('is the same in every badge of the page', async () => {
    await open(LINK + '<b class="sqs-cart-quantity" id="m">0</b>', {});
    await load(aCartOf(3));
    expect([text(), one('#m').textContent]).toEqual(['3', '3']);
  });
});

describe('the subtotal in the theme’s cart link', () => {
  it('is the server’s until the cart is there, and then the cart’s, in the store’s money', async () => {
    await open('<b data-storefront="cart-subtotal" id="n">$99.00</b>', undefined, hasCart);
    expect(one('#n').textContent).toBe('$99.00');
    await load();
    expect(one('#n').textContent).toBe('$37.00');
  });

  it('is nothing to pay where the page leaves it empty', async () => {
    await open('<b data-storefront="cart-subtotal" id="n"></b>');
    expect(one('#n').textContent).toBe('$0.00');
  });

  it('is a bare number where the theme puts the sign before it', async () => {
    await open('<b class="sqs-cart-subtotal" id="n"><span class="sqs-money-native">0.00</span></b>', {});
    expect(one('#n').innerHTML).toBe('<span class="sqs-money-native">0.00</span>');
    await load();
    expect(one('#n').innerHTML).toBe('<span class="sqs-money-native">37.00</span>');
  });
});

describe('the pill', () => {
  const FLOATING =
    '<div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="icon sqs-custom-cart"><span class="Cart-inner"><svg></svg><span class="sqs-cart-quantity">0</span></span></a></div>';
  const OURS = '<div data-storefront="cart-pill" id="pill"></div>';

  it('of the platform appears with the first item, and goes with the last', async () => {
    await open(FLOATING, {});
    expect(one('#floatingCart').classList.contains('hidden')).toBe(true);
    await load();
    expect(one('#floatingCart').className).toBe('floating-cart');
    expect(one('#floatingCart .sqs-cart-quantity').textContent).toBe('2');
    expect(one('#floatingCart a').getAttribute('aria-label')).toBe('2 items in cart');
    await load(aCartOf(0));
    expect(one('#floatingCart').classList.contains('hidden')).toBe(true);
  });

  it('of the platform appears and goes without an id as well', async () => {
    await open(FLOATING.replace(' id="floatingCart"', '').replace('class="floating', 'data-controller="FloatingCart" class="floating'), {});
    await load();
    expect(one('.floating-cart').className).toBe('floating-cart');
    expect(one('.floating-cart .sqs-cart-quantity').textContent).toBe('2');
    expect(document.querySelector('.absolute-cart-box')).toBeNull();
    await load(aCartOf(0));
    expect(one('.floating-cart').className).toBe('floating-cart hidden');
  });

  it('of ours is nothing while the cart is empty', async () => {
    await open(OURS);
    expect([one('#pill').hidden, one('#pill').innerHTML]).toEqual([true, '']);
    await load(aCartOf(0));
    expect([one('#pill').hidden, one('#pill').innerHTML]).toEqual([true, '']);
  });

  it('of ours leads to the cart and says how many items it holds, and what they cost', async () => {
    await open(OURS);
    await load();
    const link = one('#pill > a.sqs-pill-shopping-cart-content');
    expect(one('#pill').hidden).toBe(false);
    expect(link.getAttribute('href')).toBe('/cart');
    expect(['.total-quantity', '.suffix', '.subtotal'].map((part) => link.querySelector(part)?.textContent)).toEqual([
      '2',
      'items',
      '$37.00',
    ]);
    await load(aCartOf(1));
    expect(['.total-quantity', '.suffix'].map((part) => one(`#pill ${part}`).textContent)).toEqual(['1', 'item']);
  });

  it.each([
    [1, '1 item in cart'],
    [2, '2 items in cart'],
    [101, 'More than 100 items in cart'],
  ])('of %s items is called "%s" for those who do not see it', async (totalQuantity, name) => {
    await open(OURS);
    await load(aCart({ totalQuantity }));
    const seen = [...one('#pill > a').querySelectorAll('[aria-hidden]')].map((part) => part.textContent).join('');
    expect(one('#pill > a').textContent?.replace(seen, '')).toBe(name);
  });

  it('leads to the cart of this site, also where the page’s base is another one', async () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/';
    document.head.append(base);
    try {
      await open(OURS);
      await load();
      expect(one('#pill > a').getAttribute('href')).toBe(new URL('/cart', location.href).href);
    } finally {
      base.remove();
    }
  });

  it('leads to the cart of the site', async () => {
    await open(`${OURS}<script type="application/json" data-storefront-context>{"storefront": {"cartPath": "/basket"}}</script>`);
    await load();
    expect(one('#pill > a').getAttribute('href')).toBe('/basket');
  });
});

describe('the pill stays away', () => {
  const FLOATING =
    '<div id="floatingCart" class="floating-cart"><a href="/cart" class="sqs-custom-cart"><b class="sqs-cart-quantity">0</b></a></div>';
  const isHidden = () => one('#floatingCart').classList.contains('hidden');

  it('from the cart page, also where the theme leaves it in sight', async () => {
    await open(`${FLOATING}<div id="sqs-cart-root"></div>`, {});
    await load();
    expect(isHidden()).toBe(true);
    page.close();
    expect(page.reports).toEqual([]);
  });

  it('from the page at the address that the site has given its cart', async () => {
    const pathname = vi.spyOn(document, 'location', 'get').mockReturnValue({ pathname: '/basket', search: '' } as Location);
    await open(`${FLOATING}<div data-storefront="cart-pill" id="pill"></div>`, { storefront: { cartPath: '/basket' } });
    await load();
    expect([isHidden(), one('#pill').hidden, one('#pill').innerHTML]).toEqual([true, true, '']);
    pathname.mockRestore();
  });

  it('in express checkout, as soon as a script of the page has turned that on', async () => {
    const storeSettings = { expressCheckout: false };
    await open(FLOATING, { websiteSettings: { storeSettings } });
    await load();
    expect(isHidden()).toBe(false);
    storeSettings.expressCheckout = true;
    await load(aCartOf(3));
    expect(isHidden()).toBe(true);
  });
});

describe('on pages that come without a reload the pill', () => {
  const FLOATING =
    '<div id="floatingCart" class="floating-cart"><a href="/cart" class="sqs-custom-cart"><b class="sqs-cart-quantity">0</b></a></div>';
  /** Another page has come, and existing templates say so. */
  const goTo = async (path: string, change: () => void = () => undefined) => {
    history.pushState(null, '', path);
    change();
    window.dispatchEvent(new Event('mercury:load'));
    await vi.waitFor(() => page.show());
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it('of the platform goes on the cart page, and comes back after it', async () => {
    await open(FLOATING, {});
    await load();
    const isHidden = () => one('#floatingCart').classList.contains('hidden');
    expect(isHidden()).toBe(false);
    await goTo('/cart');
    await vi.waitFor(() => expect(isHidden()).toBe(true));
    await goTo('/shop');
    await vi.waitFor(() => expect(isHidden()).toBe(false));
  });
});

describe('a click on the pill in the site editor’s frame', () => {
  const PILLS =
    '<div id="floatingCart"><a href="/basket" class="sqs-custom-cart"><b class="sqs-cart-quantity">0</b></a></div><div data-storefront="cart-pill" id="pill"></div>';
  /** The page is shown in a frame of this kind. */
  const frame = (element: object | null) => void Object.assign(document.defaultView as Window, { frameElement: element });
  afterEach(() => frame(null));
  /** Clicks; whether the browser would follow the link. */
  const click = (link: string) => one(link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  it.each([
    ['#pill > a', '/cart'],
    ['#floatingCart > a', '/basket'],
  ])('sets the frame’s URL in place of navigating in it (%s)', async (link, path) => {
    const editor = { src: '' };
    frame(editor);
    await open(PILLS, {});
    await load();
    expect(click(link)).toBe(false);
    expect(editor.src).toBe(new URL(path, location.href).href);
  });

  it('is followed by the browser where there is no such frame, and where a theme’s link leads elsewhere', async () => {
    await open(PILLS.replace('/basket', 'javascript:void 0'), {});
    await load();
    expect(click('#pill > a')).toBe(true);
    const editor = { src: '' };
    frame(editor);
    expect(click('#floatingCart > a')).toBe(true);
    expect(editor.src).toBe('');
  });
});

describe('the full-page cart', () => {
  const PLACE = '<div data-storefront="cart" id="cart"></div>';
  const text = () => one('#cart').textContent;

  it('says that it is being loaded, then what is in it', async () => {
    await open(PLACE, undefined, hasCart);
    expect(one('#cart .cart-loader').textContent).toBe('Loading your cart…');
    await load();
    expect([document.querySelector('.cart-loader'), one('.cart-row-title').textContent]).toEqual([null, 'Mug']);
  });

  it.each([
    ['shop', '/shop'],
    ['/', '/'],
    [undefined, '/'],
    ['//evil.test', '/evil.test'],
    ['\\\\evil.test', '/evil.test'],
  ])('when it is empty leads back to the shop (%j)', async (continueShoppingLinkUrl, href) => {
    await open(PLACE, { websiteSettings: { storeSettings: { continueShoppingLinkUrl } } });
    await load(aCartOf(0));
    expect(one('.empty-message').textContent).toBe('You have nothing in your shopping cart.');
    expect([one('.cart-continue-button').textContent, one('.cart-continue-button').getAttribute('href')]).toEqual([
      'Continue Shopping',
      href,
    ]);
  });

  it('is empty, without a call, for a visitor who has none', async () => {
    await open(PLACE);
    page.shop.cart.settle();
    await page.show();
    expect(text()).toContain('You have nothing in your shopping cart.');
    expect(page.api.calls).toEqual([]);
  });

  it('says so when it cannot be read, and does not claim to be empty', async () => {
    await open(PLACE);
    await fail();
    expect(one('#cart .cart-error[role="alert"]').textContent).toBe('Unknown error, please try again later. Try Again');
    expect(document.querySelector('.empty-message')).toBeNull();
  });

  it('keeps what it showed when it cannot be read again', async () => {
    await open(PLACE);
    await load();
    await fail();
    expect(document.querySelectorAll('.cart-row')).toHaveLength(1);
    expect(one('#cart .cart-error[role="alert"]').textContent).toBe('Unknown error, please try again later. Try Again');
    await load();
    expect(document.querySelector('#cart .cart-error[role="alert"]')).toBeNull();
  });
});
