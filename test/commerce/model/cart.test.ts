import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { addEntrySchema, type AddEntry } from '../../../widgets/cart/model/addEntry.ts';
import { cartSchema, type Cart, type CartEntry } from '../../../src/commerce/model/cart.ts';
import {
  addAnswerSchema,
  removeAnswerSchema,
  updateAnswerSchema,
  type AddAnswer,
  type RemoveAnswer,
  type UpdateAnswer,
  type NewlyAdded,
} from '../../../widgets/cart/calls.ts';

const entry: CartEntry = {
  id: 'e1',
  itemId: 'p1',
  chosenVariant: { sku: 'SQ1', attributes: { Size: 'M' } },
  quantity: 2,
  productType: 1,
  additionalFields: '{"f1":"Anna"}',
  title: 'Linen Shirt',
  fullUrl: '/store/p/linen-shirt',
  imageUrl: 'https://images.example/shirt.jpg',
  purchasePriceCents: 4000,
  nonSalePriceCents: 5000,
  subTotal: 8000,
};

const empty: Cart = {
  id: null,
  websiteId: null,
  orderId: null,
  cartToken: null,
  cartType: null,
  created: null,
  isPurchased: false,
  entries: [],
  shippingOptionsStatus: null,
  shippingOptions: [],
  applicableTaxRules: [],
  taxLineItems: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  promoCodes: [],
  appliedGiftCards: [],
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  giftCardRedemptionTotalCents: 0,
  amountDueCents: null,
  totalQuantity: 0,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
};

const full: Cart = {
  ...empty,
  id: 'c1',
  websiteId: 'w1',
  orderId: 'o1',
  cartToken: 'token',
  cartType: 1,
  created: 1_700_000_000_000,
  entries: [entry],
  shippingOptionsStatus: 'AVAILABLE',
  shippingOptions: [{ id: 's1' }],
  selectedShippingOption: { id: 's1' },
  shippingLocation: { country: 'US' },
  coupons: [{ promoCode: 'TEA' }],
  subtotalCents: 8000,
  grandTotalCents: 8000,
  amountDueCents: 8000,
  totalQuantity: 2,
  requiresShipping: true,
  somethingNew: { of: ['the', 'host'] },
};

describe('a cart', () => {
  it('is itself, with what we do not know of passed through', () => expect(cartSchema().parse(full)).toEqual(full));
  it('needs nothing but its entries', () => expect(cartSchema().parse({ entries: null })).toEqual(empty));
  it('takes numbers that are written as text', () => {
    expect(cartSchema().parse({ entries: [], subtotalCents: '8000', totalQuantity: '2' })).toMatchObject({
      subtotalCents: 8000,
      totalQuantity: 2,
    });
  });

  it.each<[string, object]>([
    ['a list of coupons that is none', { coupons: 'TEA' }],
    ['a date in words', { created: 'yesterday' }],
    ['an id that is none', { id: 7 }],
    ['a flag that is none', { requiresShipping: 'yes' }],
    ['null everywhere', { subtotalCents: null, totalQuantity: null, shippingOptions: null, isPurchased: null }],
  ])('survives %s', (_, wrong) => expect(cartSchema().parse({ entries: [], ...wrong })).toMatchObject({ ...empty }));

  it.each<[string, unknown]>([
    ['foreign JSON', {}],
    ['a message', { message: 'Hello' }],
    ['null', null],
    ['a list', []],
    ['a list as its quantity', { entries: [], totalQuantity: [] }],
    ['less than nothing as its quantity', { entries: [], totalQuantity: -1 }],
    ['a word as its subtotal', { entries: [], subtotalCents: 'much' }],
    ['half a cent as its total', { entries: [], grandTotalCents: 0.5 }],
    ['an object as its entries', { entries: {} }],
    ['an entry without an id', { entries: [{ ...entry, id: undefined }] }],
    ['an entry of no item', { entries: [{ id: 'e1', quantity: 1 }] }],
    ['an entry of minus one piece', { entries: [{ ...entry, quantity: -1 }] }],
  ])('is refused with %s', (_, raw) => expect(cartSchema().safeParse(raw).success).toBe(false));

  it('loses of an entry what is only shown, not the entry', () => {
    const odd = { ...entry, title: 7, chosenVariant: { sku: null, attributes: 'M' }, productType: 'PHYSICAL', subTotal: '8000' };
    expect(cartSchema().parse({ entries: [odd] }).entries).toEqual([
      { ...entry, title: null, chosenVariant: { sku: null, attributes: {} }, productType: null, subTotal: 8000 },
    ]);
  });

  it.each<[string, object, object]>([
    [
      'all of them, from its lines',
      {
        entries: [
          { ...entry, quantity: 2, subTotal: 300 },
          { ...entry, quantity: 3, subTotal: null, purchasePriceCents: 100 },
        ],
      },
      { totalQuantity: 5, subtotalCents: 600, grandTotalCents: 600 },
    ],
    [
      'the total, from the other sums',
      { entries: [], subtotalCents: 1000, discountCents: 300, shippingCostCents: 500, taxCents: 80 },
      { grandTotalCents: 1280 },
    ],
    ['nothing below nothing', { entries: [], subtotalCents: 100, discountCents: 300 }, { grandTotalCents: 0 }],
    ['nothing that cannot be counted', { entries: [], subtotalCents: Number.MAX_SAFE_INTEGER, taxCents: 9 }, { grandTotalCents: 0 }],
    [
      'nothing that the host says',
      { entries: [entry], totalQuantity: 0, subtotalCents: 0, grandTotalCents: 0 },
      { subtotalCents: 0, grandTotalCents: 0 },
    ],
  ])('has of totals that the host leaves out %s', (_, given, totals) => expect(cartSchema().parse(given)).toMatchObject(totals));

  it('gives a line the sum of its pieces where the platform states only their price', () => {
    const lines = [
      { ...entry, quantity: 3, subTotal: null, purchasePriceCents: 100 },
      { ...entry, id: 'e2', subTotal: null, purchasePriceCents: null },
      { ...entry, id: 'e3', subTotal: 50, purchasePriceCents: 100 },
    ];
    expect(
      cartSchema()
        .parse({ entries: lines })
        .entries.map(({ subTotal }) => subTotal),
    ).toEqual([300, null, 50]);
  });

  it('that is valid parses to itself plus defaults', () => {
    const cents = fc.maxSafeInteger();
    const entries = fc.array(fc.record({ id: fc.string(), itemId: fc.string(), quantity: fc.nat() }, { requiredKeys: ['id', 'itemId'] }), {
      maxLength: 5,
    });
    const valid = fc.record(
      {
        entries,
        id: fc.string(),
        subtotalCents: cents,
        taxCents: cents,
        grandTotalCents: cents,
        totalQuantity: fc.nat(),
        requiresShipping: fc.boolean(),
        coupons: fc.array(fc.jsonValue()),
        unknown: fc.jsonValue(),
      },
      { requiredKeys: ['entries'] },
    );
    fc.assert(
      fc.property(valid, (cart) => {
        const parsed = cartSchema().parse(cart);
        const { entries: lines, ...rest } = parsed;
        const { entries: given, ...givenRest } = cart;
        const { entries: _, ...defaults } = empty;
        const { totalQuantity, subtotalCents, grandTotalCents } = rest;
        expect(rest).toEqual({ ...defaults, totalQuantity, subtotalCents, grandTotalCents, ...givenRest });
        expect(lines.map(({ id, itemId, quantity }) => ({ id, itemId, quantity }))).toEqual(
          given.map((line) => ({ quantity: 0, ...line })),
        );
        expect(cartSchema().parse(parsed)).toEqual(parsed);
      }),
    );
  });
});

describe('what goes out about a line', () => {
  const add: AddEntry = { itemId: 'p1', sku: null, additionalFields: '{}', quantity: 1 };

  it('an add', () => expect(addEntrySchema().parse(add)).toEqual(add));
  it('of the most pieces', () => expect(addEntrySchema().parse({ ...add, quantity: 9999 })).toEqual({ ...add, quantity: 9999 }));
  it.each([0, 10_000, 1.5, '1', null])('is never %o pieces', (quantity) => {
    expect(addEntrySchema().safeParse({ ...add, quantity }).success).toBe(false);
  });
  it.each(['itemId', 'sku', 'additionalFields'])('is never without %s', (key) => {
    expect(addEntrySchema().safeParse({ ...add, [key]: undefined }).success).toBe(false);
  });
});

describe('what the host answers', () => {
  it('to an add: the cart, and what was added with all that themes read of it', () => {
    const newlyAdded: NewlyAdded = { ...entry, item: { price: { currency: 'USD', value: '50.00' } } };
    const answer: AddAnswer = { shoppingCart: full, newlyAdded };
    expect(addAnswerSchema().parse(answer)).toEqual(answer);
  });

  it('to an add, without a word on what was added: the add has succeeded all the same', () => {
    expect(addAnswerSchema().parse({ shoppingCart: full }).newlyAdded).toBeNull();
    expect(addAnswerSchema().parse({ shoppingCart: full, newlyAdded: 'it' }).newlyAdded).toBeNull();
  });

  it('to a change', () => {
    const answer: UpdateAnswer = { shoppingCart: full, updatedEntry: entry };
    expect(updateAnswerSchema().parse(answer)).toEqual(answer);
  });

  it('to a removal: the cart, or nothing', () => {
    const silent: RemoveAnswer = {};
    expect(removeAnswerSchema().parse(silent)).toEqual({});
    expect(removeAnswerSchema().parse({ shoppingCart: full }).shoppingCart).toEqual(full);
  });

  it.each([addAnswerSchema(), updateAnswerSchema()])('is refused without a cart', (schema) => {
    expect(schema.safeParse({}).success).toBe(false);
    expect(schema.safeParse({ shoppingCart: {} }).success).toBe(false);
  });
});
