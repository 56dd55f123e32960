import { afterEach, describe, expect, it } from 'vitest';
import { cartSchema } from '../../src/commerce/model/cart.ts';
import { openVisit, productContext, type VisitWorld } from './openVisit.ts';

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
const open = async (world: VisitWorld = {}) => (visit = await openVisit(world));
afterEach(() => {
  visit?.leave();
  visit = null;
});

const entry = {
  id: 'e1',
  itemId: 'p1',
  title: 'Mug',
  quantity: 3,
  productType: 1,
  chosenVariant: { sku: 'SQ1', attributes: { Colour: 'Blue', Size: 'L' } },
  purchasePriceCents: 1250,
  subTotal: 3750,
};
const card = { ...entry, id: 'e2', itemId: 'p2', title: 'Card', quantity: 1, chosenVariant: null, purchasePriceCents: 500, subTotal: 500 };
const cart = cartSchema().parse({ id: 'cart1', entries: [entry, card], subtotalCents: 4250, totalQuantity: 4 });
const ORDER = {
  id: 'o1',
  grandTotal: { decimalValue: '49.50', currencyCode: 'USD' },
  items: [
    { productName: 'Mug', productId: 'p1', sku: 'SQ1', unitPrice: { decimalValue: '40.00' }, quantity: 1 },
    { productName: 'Card', sku: 'SQ9', unitPrice: { decimalValue: '5.00' }, quantity: 1 },
  ],
};
const CONFIRMATION = { ...productContext, pageType: 202, order: ORDER };

const itemsOf = (detail: unknown) =>
  (detail as { parameters: { items?: Record<string, unknown>[] } }).parameters.items?.map(({ item_id, item_group_id, item_sku }) => [
    item_id,
    item_group_id ?? null,
    item_sku ?? null,
  ]);

describe('an item in the site’s own analytics', () => {
  it('has one id in all events: its sku, the product’s where there is none; the product is its group', async () => {
    const { events, heard } = await open({ context: CONFIRMATION });
    events.emit('item-removed', { productInstance: null, entry: cart.entries[0]!, cart });
    events.emit('cart-viewed', { productInstance: null, cart });
    const mug = ['SQ1', 'p1', null];
    expect(heard.map((detail) => [detail.name, itemsOf(detail)]).toSorted()).toEqual([
      ['purchase', [mug, ['SQ9', null, null]]],
      ['remove_from_cart', [mug]],
      ['view_cart', [mug, ['p2', 'p2', null]]],
      ['view_item', [['p1', 'p1', null]]],
    ]);
  });

  it('has the product’s id by a setting, and its sku beside it', async () => {
    const { events, heard } = await open({ context: CONFIRMATION, settings: { analyticsItemId: 'product' } });
    events.emit('cart-viewed', { productInstance: null, cart });
    const mug = ['p1', null, 'SQ1'];
    expect(heard.map((detail) => [detail.name, itemsOf(detail)]).toSorted()).toEqual([
      ['purchase', [mug, ['SQ9', null, null]]],
      ['view_cart', [mug, ['p2', null, null]]],
      ['view_item', [['p1', null, null]]],
    ]);
  });

  it('keeps the product’s id in what the platform receives', async () => {
    const { events, sent } = await open();
    const { entries } = cart;
    events.emit('item-added', {
      productInstance: null,
      itemId: 'p1',
      sku: 'SQ1',
      quantity: 3,
      newlyAdded: entries[0]!,
      cart,
      confirmationType: null,
    });
    const add = (await sent()).find(({ fields }) => fields['event'] === 'add-to-cart');
    expect(add?.data['contents']).toEqual([{ id: 'p1', quantity: 3, item_price: 12.5 }]);
  });
});

describe('the site’s own analytics', () => {
  const customer = { cookies: { SiteUserSecureAuthToken: 't' } };
  const account = (authenticatedAccount: object) => ({ context: { ...productContext, authenticatedAccount } });
  it.each<[who: string, world: VisitWorld, isCounted: boolean, isCountedByPlatform: boolean]>([
    ['a visitor', {}, true, true],
    ['a customer who is logged in', customer, true, false],
    ['a viewer', account({ id: 'a1', roles: [10] }), true, true],
    ['an editor', account({ id: 'a1', roles: [4] }), false, false],
    ['an account of unknown roles', account({ id: 'a1' }), false, false],
    ['staff who look at the site as a customer', { context: { ...productContext, impersonatedSession: true } }, false, false],
    ['a visitor of a page that only begins like the editor’s', { path: '/configurator' }, true, false],
    ['a visitor of the editor’s own page', { path: '/shop/config/pages' }, false, false],
    ['a visitor of a page that was not found', { context: { ...productContext, pageType: 100 } }, false, false],
  ])('counts %s as it should (%#)', async (_who, world, isCounted, isCountedByPlatform) => {
    const { heard, names } = await open(world);
    expect([heard.map(({ name }) => name), (await names()).length > 0]).toEqual([isCounted ? ['view_item'] : [], isCountedByPlatform]);
  });

  it('hears of a customer only with consent', async () => {
    const cookieSettings = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
    const { heard, running, names } = await open({ ...customer, context: { ...productContext, cookieSettings } });
    expect(heard).toEqual([]);
    running.consent.set({ analytics: true, marketing: false });
    expect(heard.map(({ name }) => name)).toEqual(['view_item']);
    expect(await names()).toEqual([]);
  });
});

it('marks what an agent has done by a tool, without what it has sent', async () => {
  const { events, heard } = await open();
  events.emit('agent-called', { productInstance: null, name: 'add_to_cart', isError: false });
  expect(heard.filter(({ name }) => name === 'agent_call')).toMatchObject([{ parameters: { tool_name: 'add_to_cart', is_error: false } }]);
});
