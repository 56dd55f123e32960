import * as fc from '../../support/fastCheck.ts';
import { withOnEveryObject } from '../../support/withOnEveryObject.ts';
import { describe, expect, it } from 'vitest';
import { parseFormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import { parseProduct, type KnownProduct } from '../../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import { BILLING_UNITS, parseSubscriptionPlan } from '../../../src/commerce/model/subscriptionPlan.ts';

const known: KnownProduct = { id: 'p1', fallbackCurrency: 'USD' };
const shirt = {
  id: 'ignored',
  collectionId: 'c1',
  title: 'Linen Shirt',
  variantOptionOrdering: ['Size', 'Color', 'Gone'],
  structuredContent: {
    productType: 1,
    variants: [
      { id: 'v1', price: 5000, attributes: { Color: 'Red', Size: 'S' } },
      { id: 'v2', price: 5000, attributes: { Color: 'Red', Size: 'M', Fit: 'Slim' } },
    ],
    onSale: true,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 },
    additionalFieldsForm: { name: 'Engraving', fields: [{ type: 'text', id: 'f1' }, '{"type":"email","id":"f2"}', '{broken', 7] },
    additionalFieldsFormId: 'form1',
    useCustomAddButtonText: true,
    customAddButtonText: 'Take me home',
  },
};

const read = (raw: unknown, about: Partial<KnownProduct> = {}) => {
  const parsed = parseProduct(raw, { ...known, ...about });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

describe('product types', () => {
  it('are five', () => expect(PRODUCT_TYPE).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 }));
});

describe('a product', () => {
  it('is read from an item', () => {
    expect(read(shirt)).toMatchObject({
      id: 'p1',
      collectionId: 'c1',
      type: 1,
      title: 'Linen Shirt',
      onSale: true,
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 },
      additionalFieldsForm: {
        id: 'form1',
        name: 'Engraving',
        fields: [
          { type: 'text', id: 'f1' },
          { type: 'email', id: 'f2' },
        ],
      },
      customAddButtonText: 'Take me home',
    });
  });

  it("has the shopkeeper's order of options, then the rest as they appear, without those no variant has", () => {
    expect(read(shirt).optionNames).toEqual(['Size', 'Color', 'Fit']);
    expect(read({ variants: shirt.structuredContent.variants, variantAttributeNames: ['Color', 'Size'] }).optionNames).toEqual([
      'Color',
      'Size',
      'Fit',
    ]);
    expect(read({ variants: shirt.structuredContent.variants, variantOptionOrdering: [['Size'], 1, null] }).optionNames).toEqual([
      'Color',
      'Size',
      'Fit',
    ]);
  });

  it('without any data is a physical product that is sold by its id', () => {
    expect(read({})).toEqual({
      id: 'p1',
      collectionId: null,
      type: 1,
      title: null,
      variants: [],
      optionNames: [],
      onSale: false,
      pricing: { price: null, salePrice: { minor: 0, currency: 'USD' }, onSale: false },
      isMarkedSoldOut: false,
      isSubscribable: false,
      subscriptionPlan: null,
      additionalFieldsForm: null,
      customAddButtonText: null,
      customSoldOutText: null,
    });
  });

  it('has a price of its own where it states one, as digital products do', () => {
    const money = (value: string) => ({ currency: 'EUR', value });
    expect(
      read({ structuredContent: { productType: 2, onSale: true, priceMoney: money('9.00'), salePriceMoney: money('7.00') } }),
    ).toMatchObject({
      onSale: true,
      pricing: { price: { minor: 900, currency: 'EUR' }, salePrice: { minor: 700, currency: 'EUR' }, onSale: true },
    });
    expect(read({ productType: 2, onSale: true, priceMoney: money('9.00') }).pricing.onSale).toBe(false);
  });

  it.each<[string, object, Partial<KnownProduct>, number]>([
    ['stated in the data', { productType: 3 }, {}, 3],
    ['stated as text', { productType: '4' }, {}, 4],
    ['known from the button', { productType: 3 }, { type: 2 }, 2],
    ['unknown', { productType: 9 }, {}, 1],
    ['hostile', { productType: { toString: 1, valueOf: 1 } }, {}, 1],
  ])('has the type that is %s', (_, raw, about, type) => expect(read(raw, about).type).toBe(type));

  it('keeps the usual label unless the custom one is switched on', () => {
    expect(read({ customAddButtonText: 'Take me home' }).customAddButtonText).toBeNull();
    expect(read({ useCustomAddButtonText: true, customAddButtonText: '' }).customAddButtonText).toBeNull();
  });

  it.each<[string, unknown]>([
    ['isSubscribable', true],
    ['productType', 3],
    ['subscriptionPlan', shirt.structuredContent.subscriptionPlan],
    ['sku', 'theirs'],
    ['onSale', true],
    ['unlimited', true],
    ['qtyInStock', 0],
    ['pricingOptions', [{ subscriptionOptionId: 'o1', price: 90, subscriptionPlan: shirt.structuredContent.subscriptionPlan }]],
    ['additionalFieldsForm', shirt.structuredContent.additionalFieldsForm],
  ])('has nothing of what a page has put on every object: `%s`', async (name, value) => {
    const raw = { title: 'Mug', variants: [{ id: 'v1', price: 100, attributes: { Size: 'S' }, stock: {} }] };
    const clean = read(raw);
    expect(await withOnEveryObject(name, value, () => read(raw))).toEqual(clean);
  });

  it('is subscribable where version 8 pages say so', () => expect(read({ subscribable: true }).isSubscribable).toBe(true));

  it('loses a plan that cannot be read, not itself', () => {
    expect(read({ subscriptionPlan: { billingPeriod: { value: 2, unit: 'DECADE' } } }).subscriptionPlan).toBeNull();
  });

  it.each([null, [], 'x', 7])('cannot be %o', (raw) => {
    expect(parseProduct(raw, known)).toEqual({ ok: false, error: 'expected an object with "variants"' });
  });

  it('passes on what was wrong with a variant', () => {
    expect(parseProduct({ variants: [{}] }, known)).toEqual({ ok: false, error: 'variants[0]: expected an id or a sku' });
  });

  it('never throws, whatever JSON it is given', () => {
    const keys = fc.constantFrom(
      'structuredContent',
      'variants',
      'productType',
      'subscriptionPlan',
      'additionalFieldsForm',
      'variantOptionOrdering',
      '__proto__',
    );
    const raw = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.constant(shirt), fc.constant({ toString: 1, valueOf: 1 })));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), raw), (item) => {
        const parsed = parseProduct(item, known);
        expect(parsed.ok ? parsed.value.id : parsed.error).not.toBe('');
      }),
    );
  });
});

describe('a subscription plan', () => {
  it.each<[string, unknown, number]>([
    ['bills for good when no number of times is stated', undefined, 0],
    ['bills for good when it is null', null, 0],
    ['may state the number as text', '12', 12],
  ])('%s', (_, numBillingCycles, expected) => {
    const plan = { billingPeriod: { value: '1', unit: 'YEAR' }, numBillingCycles };
    expect(parseSubscriptionPlan(plan)).toEqual({ billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: expected });
  });

  it('bills by the week, month or year', () => expect(BILLING_UNITS).toEqual(['WEEK', 'MONTH', 'YEAR']));

  it.each([
    { billingPeriod: { value: 0, unit: 'WEEK' } },
    { billingPeriod: { value: 1.5, unit: 'WEEK' } },
    { billingPeriod: { value: 1, unit: 'week' } },
    { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: -1 },
    { numBillingCycles: 1 },
    null,
  ])('cannot be %o', (plan) => expect(parseSubscriptionPlan(plan)).toBeNull());
});

describe('a product whose content repeats fields of the item', () => {
  it('has the item’s title, list and order of options, and the content’s where the item has none', () => {
    const own = { title: 'Mug', collectionId: 'c1', variantOptionOrdering: ['Size', 'Colour'], onSale: false, customSoldOutText: 'Gone' };
    const variants = [{ id: 'v1', attributes: { Colour: 'Oat', Size: 'S' } }];
    const content = { variants, title: null, collectionId: 'c2', variantOptionOrdering: [], onSale: true, customSoldOutText: null };
    const both = read({ ...own, structuredContent: content });
    expect(both).toMatchObject({ title: 'Mug', collectionId: 'c1', optionNames: ['Size', 'Colour'], onSale: false });
    expect(both.customSoldOutText).toBe('Gone');
    expect(read({ structuredContent: content })).toMatchObject({ optionNames: ['Colour', 'Size'], onSale: true });
  });
});

describe('an additional-fields form', () => {
  it('is there when only its id is known', () =>
    expect(parseFormDefinition(null, 'form1')).toEqual({ id: 'form1', name: null, fields: [], places: false }));
  it('is not there without either', () => expect(parseFormDefinition('x', null)).toBeNull());
  it('has no fields when the list is null', () => expect(parseFormDefinition({ id: 'f', fields: null }, null)?.fields).toEqual([]));
});
