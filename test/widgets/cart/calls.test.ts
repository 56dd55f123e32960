import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createApi, type Api } from '../../app/createApi.ts';
import { readCoupons } from '../../../widgets/cart/model/coupon.ts';
import { readShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { readShippingOption, readShippingOptions } from '../../../widgets/cart/model/shippingOption.ts';

const [shirt, mug] = seedProducts;
const aShirt = { itemId: shirt!.id, sku: 'SHIRT-S-BLUE', quantity: 2, additionalFields: null };
const aMug = { itemId: mug!.id, sku: null, quantity: 1, additionalFields: '{"engraving":"EDITH"}' };

let host: Host;
let visit: Visit;
let api: Api;

beforeEach(() => {
  host = createHost({ products: seedProducts });
  visit = visitPage(host);
  api = createApi({ fetch: visit.fetch });
});
afterEach(() => visit.leave());

describe('an id or code that browsers take for a step of a path', () => {
  it.each(['.', '..', ''])('is never sent: "%s" would change something else', async (name) => {
    const calls = [
      api.cart.removeCoupon(name),
      api.cart.removeEntry(name),
      api.cart.updateQuantity(name, 2),
      api.cart.updateAdditionalFields(name, { itemId: 'mug', sku: null, additionalFields: null }),
      api.cart.removeCoupon(name, { isLeaving: true }),
      api.form.validate(name, {}),
    ];
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(host.log).toEqual([]);
  });
});

describe('the cart on the wire', () => {
  it('is empty for a visitor who has put nothing in', async () => {
    const cart = await api.cart.load();
    expect(cart).toMatchObject({ ok: true, value: { entries: [], totalQuantity: 0, subtotalCents: 0 } });
  });

  it('takes a line and says what it took', async () => {
    const added = await api.cart.addEntry(aShirt);
    expect(added).toMatchObject({
      ok: true,
      value: {
        shoppingCart: { totalQuantity: 2, subtotalCents: 9000, requiresShipping: true },
        newlyAdded: { itemId: shirt!.id, title: 'Linen Shirt', quantity: 2, chosenVariant: { sku: 'SHIRT-S-BLUE' } },
      },
    });
    expect(host.log[0]).toMatchObject({
      method: 'POST',
      path: '/api/commerce/shopping-cart/entries',
      query: {},
      rawBody: JSON.stringify(aShirt),
    });
    expect(host.log[0]!.headers['content-type']).toBe('application/json');
  });

  it('asks for express checkout only when told to', async () => {
    await api.cart.addEntry(aMug, { isExpress: true });
    await api.cart.addEntry(aMug, { isExpress: false });
    expect(host.log.map(({ query }) => ({ ...query }))).toEqual([{ isExpress: ['true'] }, {}]);
  });

  it('passes mock and timecode on when it is loaded', async () => {
    const cart = await api.cart.load({ mock: true, timecode: '1700000000' });
    expect(host.log[0]!.query).toEqual({ mock: ['true'], timecode: ['1700000000'] });
    expect(cart).toMatchObject({ ok: true, value: { totalQuantity: 2 } });
  });

  it('changes a quantity, further fields, and takes a line out', async () => {
    const added = await api.cart.addEntry(aMug);
    const { id } = added.ok ? added.value.shoppingCart.entries[0]! : { id: '' };

    expect(await api.cart.updateQuantity(id, 5)).toMatchObject({
      ok: true,
      value: { shoppingCart: { totalQuantity: 5 }, updatedEntry: { id, quantity: 5 } },
    });
    const fields = { itemId: mug!.id, sku: null, additionalFields: '{"engraving":"ADA"}' };
    expect(await api.cart.updateAdditionalFields(id, fields)).toMatchObject({
      ok: true,
      value: { updatedEntry: { additionalFields: '{"engraving":"ADA"}' } },
    });
    expect(await api.cart.removeEntry(id)).toMatchObject({ ok: true, value: { shoppingCart: { entries: [] } } });
    expect(host.log.map(({ method, path }) => `${method} ${path.replace(id, '{id}')}`)).toEqual([
      'POST /api/commerce/shopping-cart/entries',
      'PUT /api/commerce/shopping-cart/entries/{id}',
      'PUT /api/commerce/shopping-cart/entries/{id}/additionalFields',
      'DELETE /api/commerce/shopping-cart/entries/{id}',
    ]);
  });

  it('keeps an odd entry id inside its own part of the address', async () => {
    const odd = 'a/b?c=d#e f%2F';
    const answer = await api.cart.removeEntry(odd);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'http', status: 404 } });
    expect(host.log[0]!.path).toBe(`/api/commerce/shopping-cart/entries/${encodeURIComponent(odd)}`);
  });

  it('takes an empty answer to a removal for a removal, but not for a cart', async () => {
    const added = await api.cart.addEntry(aMug);
    const { id } = added.ok ? added.value.shoppingCart.entries[0]! : { id: '' };
    host.setScenario('empty-body@all');
    expect(await api.cart.removeEntry(id)).toEqual({ ok: true, value: {} });
    expect(await api.cart.load()).toMatchObject({ ok: false, error: { kind: 'schema' } });
  });

  it('gives the words of the host when it refuses', async () => {
    expect(await api.cart.addEntry({ ...aShirt, quantity: 6 })).toMatchObject({
      ok: false,
      error: {
        kind: 'http',
        status: 400,
        message: 'Request failed with status code 400',
        serverMessage: 'Sorry, we do not have enough of that item available.',
      },
    });
  });
});

describe('coupons and shipping on the wire', () => {
  beforeEach(async () => {
    host = createHost({
      products: seedProducts,
      policy: {
        shippingOptions: [
          { id: 'std', name: 'Standard', cents: 500 },
          { id: 'fast', name: 'Fast', cents: 900, countries: ['CA'] },
        ],
        taxRules: [{ id: 'gst', name: 'GST', basisPoints: 500, onShipping: false, countries: ['CA'] }],
        promoCodes: [
          { code: 'TEA 10%', percent: 10 },
          { code: 'LATER', cents: 100, minimumSubtotalCents: 100_000 },
          { code: 'OLD', cents: 100, isExpired: true },
        ],
      },
    });
    visit.leave();
    visit = visitPage(host);
    api = createApi({ fetch: visit.fetch });
    await api.cart.addEntry({ ...aMug, quantity: 2 });
  });

  it('takes a code once, in any case, and takes it off again', async () => {
    for (const code of ['tea 10%', 'TEA 10%']) {
      const taken = await api.cart.applyCoupon(code);
      expect(taken).toMatchObject({ ok: true, value: { shoppingCart: { discountCents: 370, grandTotalCents: 3330 } } });
      expect(taken.ok && readCoupons(taken.value.shoppingCart.validCoupons)).toEqual([
        { promoCode: 'TEA 10%', name: 'TEA 10%', discountCents: taken.ok && taken.value.shoppingCart.discountCents },
      ]);
    }
    expect(await api.cart.removeCoupon('TEA 10%')).toMatchObject({ ok: true, value: { shoppingCart: { coupons: [], discountCents: 0 } } });
    expect(host.log.slice(1).map(({ method, path, rawBody }) => `${method} ${path} ${rawBody}`)).toEqual([
      'POST /api/commerce/shopping-cart/coupons {"promoCode":"tea 10%"}',
      'POST /api/commerce/shopping-cart/coupons {"promoCode":"TEA 10%"}',
      'DELETE /api/commerce/shopping-cart/coupons/TEA%2010%25 ',
    ]);
  });

  it('keeps a code that does not count yet among the invalid ones', async () => {
    const taken = await api.cart.applyCoupon('LATER');
    expect(taken).toMatchObject({
      ok: true,
      value: { shoppingCart: { validCoupons: [], invalidCoupons: [{ promoCode: 'LATER' }], discountCents: 0 } },
    });
  });

  it.each([
    ['a code that nobody knows', 'NOPE', 'That code is not valid.'],
    ['a code of yesterday', 'OLD', 'That code has expired.'],
  ])('refuses %s in the host’s words', async (_case, code, serverMessage) => {
    expect(await api.cart.applyCoupon(code)).toMatchObject({ ok: false, error: { kind: 'http', serverMessage } });
  });

  it('is told where the cart goes and how, and what that costs', async () => {
    const options = (answer: Awaited<ReturnType<Api['cart']['setShippingLocation']>>) =>
      answer.ok ? readShippingOptions(answer.value.shoppingCart.shippingOptions) : [];
    const canada = { country: 'CA', region: 'ON', city: 'Toronto', postalCode: 'M4B 1B3' };
    const located = await api.cart.setShippingLocation(canada);
    expect(options(located).map(({ id, costCents }) => [id, costCents])).toEqual([
      ['std', 500],
      ['fast', 900],
    ]);
    expect(located.ok && readShippingLocation(located.value.shoppingCart.shippingLocation)).toEqual(canada);
    const chosen = await api.cart.selectShippingOption('fast');
    expect(chosen).toMatchObject({
      ok: true,
      value: { shoppingCart: { shippingCostCents: 900, taxCents: 185, grandTotalCents: 3700 + 900 + 185 } },
    });
    expect(chosen.ok && readShippingOption(chosen.value.shoppingCart.selectedShippingOption)).toEqual({
      id: 'fast',
      name: 'Fast',
      costCents: 900,
    });
    // A shipping method that is not offered there is not chosen any more.
    const moved = await api.cart.setShippingLocation({ ...canada, country: 'US' });
    expect(options(moved).map(({ id }) => id)).toEqual(['std']);
    expect(moved).toMatchObject({ ok: true, value: { shoppingCart: { shippingCostCents: 0, taxCents: 0, selectedShippingOption: null } } });
    expect(await api.cart.selectShippingOption('fast')).toMatchObject({
      ok: false,
      error: { serverMessage: 'That way of shipping is not available.' },
    });
    expect(await api.cart.setShippingLocation({ ...canada, country: '' })).toMatchObject({
      ok: false,
      error: { serverMessage: 'Please choose a country.' },
    });
  });
});

describe('stock on the wire', () => {
  it('is asked per item and answered per variant', async () => {
    const stock = await api.stock.load(shirt!.id);
    expect(host.log[0]).toMatchObject({ path: '/api/commerce/inventory/stock/', query: { itemId: [shirt!.id] } });
    expect(stock).toEqual({
      ok: true,
      value: [
        { sku: 'SHIRT-S-BLUE', unlimited: false, qtyInStock: 5 },
        { sku: 'SHIRT-S-WHITE', unlimited: false, qtyInStock: 0 },
        { sku: 'SHIRT-M-BLUE', unlimited: true, qtyInStock: 0 },
        { sku: 'SHIRT-M-WHITE', unlimited: false, qtyInStock: 2 },
      ],
    });
  });

  it('is never negative, and unknown where the host leaves it out', async () => {
    const answering = createApi({ fetch: async () => Response.json({ results: [{ qtyInStock: -3 }, { unlimited: true }, {}] }) });
    expect(await answering.stock.load('1')).toEqual({
      ok: true,
      value: [
        { sku: null, unlimited: false, qtyInStock: 0 },
        { sku: null, unlimited: true, qtyInStock: null },
        { sku: null, unlimited: false, qtyInStock: null },
      ],
    });
  });

  it('is asked below the API root that the page names', async () => {
    const urls: string[] = [];
    const fetch = async (url: unknown): Promise<Response> => {
      urls.push(String(url));
      return Response.json({ results: [] });
    };
    await createApi({ root: '/shop/api', fetch }).stock.load('1');
    await createApi({ root: 'https://other.test/api/', fetch }).stock.load('1');
    expect(urls).toEqual([
      'http://shop.test/shop/api/commerce/inventory/stock/?itemId=1',
      'https://other.test/api/commerce/inventory/stock/?itemId=1',
    ]);
  });
});
