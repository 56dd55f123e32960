import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartSchema } from '../../src/commerce/model/cart.ts';
import { openVisit, productContext, type VisitWorld } from './openVisit.ts';

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
const open = async (world: VisitWorld = {}) => (visit = await openVisit(world));
afterEach(() => {
  visit?.leave();
  visit = null;
});

const money = (decimalValue: string) => ({ currencyCode: 'GBP', value: Math.round(Number(decimalValue) * 100), decimalValue });
const variant = (sku: string, attributes: object, price: string, more: object = {}) => ({
  id: `v-${sku}`,
  sku,
  attributes,
  price: money(price),
  salePrice: money('0.00'),
  onSale: false,
  stock: { unlimited: true },
  ...more,
});
// The shape of real pages: `context.product` without an id.
const withVariants = (...variants: object[]) => ({
  ...productContext,
  product: { variantAttributeNames: ['Size'], variants, subscribable: false, productType: 1 },
});
const told = (name: string) => visit?.heard.filter((detail) => detail.name === name).map(({ parameters }) => parameters);

describe('a product that is looked at', () => {
  it('is told with its only variant, at its price', async () => {
    await open({ context: withVariants(variant('SQ1', {}, '16.00')) });
    expect(told('view_item')).toEqual([
      {
        currency: 'GBP',
        value: 16,
        items: [{ item_id: 'SQ1', item_group_id: 'p1', item_name: 'Mug', item_category: 'Store', price: 16, quantity: 1 }],
      },
    ]);
  });

  it('is told at its own price where it is a download that states one', async () => {
    const film = withVariants(variant('SQ1', {}, '16.00'));
    const own = { productType: 2, price: money('12.00'), salePrice: money('9.00'), onSale: true };
    await open({ context: { ...film, product: { ...film.product, ...own } } });
    expect(told('view_item')).toMatchObject([{ value: 9, items: [{ item_id: 'SQ1', price: 9 }] }]);
  });

  it('is told at its lowest price of the moment while nothing is chosen', async () => {
    await open({
      context: withVariants(
        variant('SQ1', { Size: 'S' }, '16.00'),
        variant('SQ2', { Size: 'M' }, '20.00', { onSale: true, salePrice: money('12.50') }),
      ),
    });
    expect(told('view_item')).toMatchObject([
      { currency: 'GBP', value: 12.5, items: [{ item_id: 'p1', item_group_id: 'p1', price: 12.5 }] },
    ]);
  });

  it('is told without a price where the page states none', async () => {
    await open({ context: { ...productContext, product: { productType: 4 } } });
    expect(told('view_item')).toEqual([
      { items: [{ item_id: 'p1', item_group_id: 'p1', item_name: 'Mug', item_category: 'Store', quantity: 1 }] },
    ]);
  });
});

const LIST = `<section class="ProductList"><div class="ProductList-grid">
  <div class="ProductList-item" data-item-id="p1"><a class="ProductList-item-link" href="/store/p/mug"><h1 class="ProductList-title">Mug</h1></a></div>
  <div class="ProductList-item" data-item-id="p2"><a class="ProductList-item-link" href="/store/p/bowl"><span id="bowl" class="ProductList-title">Bowl</span></a>
  <button id="buy">Add</button></div></div></section>`;
const RELATED = `<div class="product-related-products"><div class="product-list-item" data-product-id="p3"><a href="/store/p/vase">Vase</a></div></div>`;
const LISTED = { ...productContext, pageType: 1, item: undefined, product: undefined };
const MUG = { item_id: 'p1', item_group_id: 'p1', item_name: 'Mug', index: 0, quantity: 1 };
const BOWL = { item_id: 'p2', item_group_id: 'p2', item_name: 'Bowl', index: 1, quantity: 1 };

describe('a list of products', () => {
  /** All are on the screen, or none. */
  const seeAll = (isSeen: boolean) =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly run: (entries: object[]) => void) {}
        observe(target: Element) {
          if (isSeen) this.run([{ isIntersecting: true, target }]);
        }
        unobserve() {}
        disconnect() {}
      },
    );

  it('is told once it is on the screen, once, by the name of its collection; related products by theirs', async () => {
    seeAll(true);
    await open({ context: LISTED, html: LIST + RELATED, path: '/store' });
    expect(told('view_item_list')).toEqual([
      { item_list_id: 'c1', item_list_name: 'Store', items: [MUG, BOWL] },
      {
        item_list_id: 'related_products',
        item_list_name: 'Related products',
        items: [{ item_id: 'p3', item_group_id: 'p3', index: 0, quantity: 1 }],
      },
    ]);
  });

  it('is not told while it is out of sight, and the product in it that is opened is', async () => {
    seeAll(false);
    await open({ context: LISTED, html: LIST, path: '/store' });
    expect(told('view_item_list')).toEqual([]);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.getElementById('buy')!.click();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(told('select_item')).toEqual([]);
    document.getElementById('bowl')!.click();
    expect(told('select_item')).toEqual([{ item_list_id: 'c1', item_list_name: 'Store', items: [BOWL] }]);
  });
});

describe('a search', () => {
  const SEARCH = { ...LISTED, pageType: 102 };
  it.each([
    ['?q=%20blue%20mug', [{ search_term: 'blue mug' }]],
    ['?q=', []],
    ['', []],
    ['?q=ann%40example.com', [{ search_term: '(not passed on)' }]],
    ['?q=call+020+7946+0018', [{ search_term: '(not passed on)' }]],
  ])('for %s is told by its words, but not whom it names', async (query, expected) => {
    const { names } = await open({ context: SEARCH, path: `/search${query}` });
    expect(told('view_search_results')).toEqual(expected);
    // Searches are no page views for the platform.
    expect(await names()).toEqual([]);
  });

  it('is none on another page, whatever its address asks', async () => {
    await open({ context: LISTED, path: '/store?q=mug' });
    expect(told('view_search_results')).toEqual([]);
  });
});

const entry = { id: 'e1', itemId: 'p1', title: 'Mug', quantity: 2, chosenVariant: null, purchasePriceCents: 1250, subTotal: 2500 };
const cart = cartSchema().parse({
  id: 'cart1',
  entries: [entry],
  subtotalCents: 2500,
  validCoupons: [{ promoCode: 'TEA10', discountCents: 250 }],
});
const GOODS = [{ item_id: 'p1', item_group_id: 'p1', item_name: 'Mug', price: 12.5, quantity: 2 }];

describe('a cart', () => {
  it('is told with its code, and with the way it is shipped once the visitor has chosen it', async () => {
    const { events } = await open({ context: LISTED });
    events.emit('cart-viewed', { productInstance: null, cart });
    events.emit('shipping-chosen', { productInstance: null, name: 'Express', cart });
    const sale = { currency: 'USD', value: 25, coupon: 'TEA10', items: GOODS };
    expect([told('view_cart'), told('add_shipping_info')]).toEqual([[sale], [{ ...sale, shipping_tier: 'Express' }]]);
  });
});

describe('an order', () => {
  const ORDER = { id: 'o1', grandTotal: { decimalValue: '22.50', currencyCode: 'USD' }, items: [], testMode: false };

  it.each([
    [[{ promoCode: 'TEA10' }], { coupon: 'TEA10' }],
    [[], {}],
  ])('is told with its code, if it has one (%j)', async (validCoupons, coupon) => {
    await open({ context: { ...LISTED, pageType: 202, order: { ...ORDER, validCoupons } }, settings: { dataLayer: true } });
    const purchase = { transaction_id: 'o1', currency: 'USD', value: 22.5, ...coupon, items: [] };
    expect(told('purchase')).toEqual([purchase]);
    expect((window as unknown as { dataLayer: unknown[] }).dataLayer).toContainEqual({ event: 'purchase', ecommerce: purchase });
  });
});

describe('a page that changes without a load', () => {
  it('is told as a page of its own, before its product; a return from the browser’s cache too; a load is not', async () => {
    const page = window as unknown as { dataLayer?: unknown[] };
    const { heard } = await open({ context: LISTED, path: '/store', settings: { dataLayer: true } });
    expect(heard).toEqual([]);
    window.Static = { SQUARESPACE_CONTEXT: productContext };
    document.title = 'Mug';
    history.pushState(null, '', '/store/p/mug');
    window.dispatchEvent(new Event('mercury:load'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toEqual(['page_view', 'view_item']));
    const address = `${location.origin}/store/p/mug`;
    expect(told('page_view')).toEqual([{ page_location: address, page_referrer: `${location.origin}/store`, page_title: 'Mug' }]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(told('page_view')).toHaveLength(2);
    expect(page.dataLayer?.[0]).toEqual({ event: 'page_view', ...told('page_view')?.[0] });
  });
});
