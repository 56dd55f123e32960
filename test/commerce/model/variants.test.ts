import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { parseVariants } from '../../../src/commerce/model/parseVariants.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const read = (raw: unknown, fuller: readonly Variant[] = []): Variant[] => {
  const parsed = parseVariants(raw, 'USD', fuller);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const readOne = (raw: object, fuller: readonly Variant[] = []): Variant => read([{ id: 'v1', price: 5000, ...raw }], fuller)[0]!;

const medium: Variant = {
  id: 'v1',
  sku: 'SQ1',
  attributes: { Size: 'M' },
  price: usd(5000),
  salePrice: usd(4000),
  onSale: true,
  unlimited: false,
  qtyInStock: 4,
  imageIds: ['i1'],
  imageUrl: null,
  pricingOptions: [],
};

describe('the shapes in which pages carry a variant', () => {
  it.each<[string, object]>([
    [
      'the variants node',
      {
        id: 'v1',
        sku: 'SQ1',
        attributes: { Size: 'M' },
        optionValues: [{ optionName: 'Size', value: 'M' }],
        price: 5000,
        salePrice: 4000,
        priceMoney: { currency: 'USD', value: '50.00' },
        salePriceMoney: { currency: 'USD', value: '40.00' },
        onSale: true,
        unlimited: false,
        qtyInStock: 4,
        imageIds: ['i1'],
      },
    ],
    [
      'a product block',
      {
        id: 'v1',
        sku: 'SQ1',
        attributes: { Size: 'M' },
        price: { value: 5000 },
        salePrice: { value: 4000 },
        onSale: true,
        qtyInStock: 4,
        unlimited: false,
        soldOut: false,
        imageIds: ['i1'],
      },
    ],
    [
      'the page context',
      {
        id: 'v1',
        sku: 'SQ1',
        attributes: { Size: 'M' },
        price: { currencyCode: 'USD', value: 5000, decimalValue: '50.00', fractionalDigits: 2 },
        salePrice: { currencyCode: 'USD', value: 4000, decimalValue: '40.00', fractionalDigits: 2 },
        onSale: true,
        stock: { quantity: 4 },
        imageIds: ['i1'],
      },
    ],
  ])('%s', (_, raw) => expect(read([raw])).toEqual([medium]));

  it('a version 8 root, thin, completed from the page context by id, sku or attributes', () => {
    const thin = [{ sku: 'SQ1', attributes: { Size: 'M' } }, { id: 'v1' }, { id: 'other', attributes: { Size: 'M' } }];
    expect(read(thin, [medium])).toEqual([medium, medium, { ...medium, id: 'other' }]);
  });

  it('what a thin variant does say counts, and the rest is filled in', () => {
    expect(read([{ id: 'v1', price: 6000 }], [medium])).toEqual([{ ...medium, price: usd(6000) }]);
    expect(read([{ id: 'v1', qtyInStock: 0 }], [medium])).toEqual([{ ...medium, qtyInStock: 0 }]);
    expect(read([{ id: 'v1', stock: { unlimited: true } }], [medium])).toEqual([{ ...medium, unlimited: true, qtyInStock: null }]);
    expect(read([{ id: 'v1', onSale: false, imageIds: ['i9'] }], [medium])).toEqual([{ ...medium, onSale: false, imageIds: ['i9'] }]);
  });

  it('of two fuller variants with one id the first one counts', () => {
    expect(read([{ id: 'v1' }], [medium, { ...medium, price: usd(1) }])).toEqual([medium]);
  });
});

describe('what a variant says of itself', () => {
  it.each<[string, object, Partial<Variant>]>([
    ['unlimited stock', { unlimited: true, qtyInStock: 0 }, { unlimited: true, qtyInStock: 0 }],
    ['unlimited stock, nested', { stock: { unlimited: true } }, { unlimited: true, qtyInStock: null }],
    ['stock below zero is none', { qtyInStock: -3 }, { qtyInStock: 0 }],
    ['stock as text', { qtyInStock: '7' }, { qtyInStock: 7 }],
    ['stock of which only whole pieces are sold', { qtyInStock: 2.5 }, { qtyInStock: 2 }],
    ['sold out, without a number', { soldOut: true }, { qtyInStock: 0 }],
    ['no word about stock', {}, { unlimited: false, qtyInStock: null }],
    ['stock that is no number', { qtyInStock: ['7'] }, { qtyInStock: null }],
    ['options as a list', { optionValues: [{ optionName: 'Size', value: 'M' }] }, { attributes: { Size: 'M' } }],
    [
      'options as a list beside an empty object',
      { attributes: {}, optionValues: [{ optionName: 'Size', value: 'M' }] },
      { attributes: { Size: 'M' } },
    ],
    ['a number as an option value', { attributes: { Length: 30 } }, { attributes: { Length: '30' } }],
    ['a number as an id', { id: 17 }, { id: '17' }],
    ['no id but a sku', { id: null, sku: 'SQ1' }, { id: 'SQ1', sku: 'SQ1' }],
    ['on sale', { onSale: true, salePrice: 4000 }, { onSale: true, salePrice: usd(4000) }],
    ['on sale for nothing', { onSale: true, salePrice: 0 }, { onSale: true, salePrice: usd(0) }],
    ['on sale without a sale price is not on sale', { onSale: true }, { onSale: false, salePrice: usd(0) }],
    ['no price below zero, where a readable one stands beside it', { price: -5000, priceMoney: { value: '99.00' } }, { price: usd(9900) }],
    [
      'the integer price counts before the money',
      { price: 5000, priceMoney: { currency: 'EUR', value: '99.00' } },
      { price: { minor: 5000, currency: 'EUR' } },
    ],
    ['only money', { price: null, priceMoney: { currency: 'EUR', value: '99.00' } }, { price: { minor: 9900, currency: 'EUR' } }],
    [
      'null lists',
      { imageIds: null, pricingOptions: null, images: null, optionValues: null },
      { imageIds: [], pricingOptions: [], imageUrl: null },
    ],
    ['a main image', { mainImage: { assetUrl: 'https://x/m.jpg' }, images: ['https://x/1.jpg'] }, { imageUrl: 'https://x/m.jpg' }],
    ['a list of images', { images: [{ assetUrl: 'https://x/1.jpg' }] }, { imageUrl: 'https://x/1.jpg' }],
  ])('%s', (_, raw, expected) => expect(readOne(raw)).toMatchObject(expected));

  it('keeps the plans it can be bought under, and leaves out those it cannot read', () => {
    const plan = { billingPeriod: { unit: 'MONTH', value: 2 }, planVersionId: 'x', numBillingCycles: 0 };
    const option = {
      productSubscriptionOptionId: 'o1',
      subscriptionPlan: plan,
      price: '2250',
      salePrice: '2000',
      onSale: true,
      percentageDiscount: 10,
    };
    const { pricingOptions } = readOne({
      pricingOptions: [option, { ...option, subscriptionPlan: null }, { ...option, price: null }, 'x', null],
    });
    expect(pricingOptions).toEqual([
      {
        subscriptionOptionId: 'o1',
        plan: { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 0 },
        price: usd(2250),
        salePrice: usd(2000),
        onSale: true,
      },
    ]);
  });

  it('keeps an option named like a built-in as a plain option', () => {
    const raw: unknown = JSON.parse('[{"id":"v1","price":1,"attributes":{"__proto__":"a","constructor":"b","toString":"c"}}]');
    const { attributes } = read(raw)[0]!;
    expect(Object.entries(attributes)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ]);
    expect(Object.getPrototypeOf(attributes)).toBeNull();
  });
});

describe('a list of variants', () => {
  it.each([[null], [undefined], [[]]])('%o is an empty list', (raw) => expect(read(raw)).toEqual([]));

  it('keeps its order, twins with the same attributes included', () => {
    const twins = [1, 2, 3].map((n) => ({ id: `v${n}`, price: n, attributes: { Size: 'M' } }));
    expect(read(twins).map(({ id }) => id)).toEqual(['v1', 'v2', 'v3']);
  });

  it.each<[unknown, string]>([
    ['[]', 'variants: expected a list of variants, 20,000 at most'],
    [{ 0: {} }, 'variants: expected a list of variants, 20,000 at most'],
    [Array.from({ length: 20_001 }), 'variants: expected a list of variants, 20,000 at most'],
    [[null], 'variants[0]: expected an object'],
    [[['x']], 'variants[0]: expected an object'],
    [[{ price: 1 }], 'variants[0]: expected an id or a sku'],
    [[{ id: '', sku: '', price: 1 }], 'variants[0]: expected an id or a sku'],
    [[{ id: 'a' }], 'variants[0]: expected a price in minor units, or as money'],
    [[{ id: 'a', price: 'cheap' }], 'variants[0]: expected a price in minor units, or as money'],
    [[{ id: 'a', price: -100 }], 'variants[0]: expected a price in minor units, or as money'],
    [[{ id: 'a', price: 100, onSale: true, salePrice: -1 }], 'variants[0]: expected a sale price in minor units, or as money'],
    [[{ id: 'a', price: 1, attributes: ['M'] }], 'variants[0]: expected attributes, an object of option name to value'],
    [[{ id: 'a', price: 1, attributes: { Size: { value: 'M' } } }], 'variants[0]: expected attributes, an object of option name to value'],
  ])('%o is broken: %s', (raw, message) => expect(parseVariants(raw, 'USD')).toEqual({ ok: false, error: message }));

  it.each<[unknown, string]>([
    [null, 'variants[1]: expected an object'],
    [['x'], 'variants[1]: expected an object'],
    [{ price: 1 }, 'variants[1]: expected an id or a sku'],
    [{ id: 'b' }, 'variants[1]: expected a price in minor units, or as money'],
    [{ id: 'b', price: 1, onSale: true, salePrice: 'cheap' }, 'variants[1]: expected a sale price in minor units, or as money'],
    [{ id: 'b', price: 1, attributes: ['M'] }, 'variants[1]: expected attributes, an object of option name to value'],
  ])('is read beside a bad one, which has its problem: %o', (bad, problem) => {
    const [first, second, third, ...more] = read([{ id: 'a', price: 1 }, bad, { id: 'c', price: 3 }]);
    expect([first?.id, first?.problem, third?.id, third?.problem, more]).toEqual(['a', undefined, 'c', undefined, []]);
    expect(second?.problem).toBe(problem);
  });

  it('of which only some have a price is sold without the others; where none has one, the page may leave them out', () => {
    const unpriced = (raw: object[]) => {
      const parsed = parseVariants(raw, 'USD', [], null);
      return parsed.ok && parsed.value.map(({ problem }) => problem);
    };
    expect(unpriced([{ id: 'a', price: 1 }, { id: 'b' }])).toEqual([
      undefined,
      'variants[1]: expected a price in minor units, or as money',
    ]);
    expect(unpriced([{ id: 'a' }, { id: 'b' }])).toEqual([undefined, undefined]);
  });

  it('may be without prices where the product has one, or where its text has to do', () => {
    const readUnpriced = (raw: object, price: Variant['price']) => parseVariants([{ id: 'a', ...raw }], 'USD', [], price);
    expect(readUnpriced({}, usd(5000))).toMatchObject({ ok: true, value: [{ price: usd(5000), onSale: false }] });
    expect(readUnpriced({ price: 100 }, usd(5000))).toMatchObject({ ok: true, value: [{ price: usd(100) }] });
    expect(readUnpriced({ onSale: true, salePrice: 100 }, null)).toMatchObject({ ok: true, value: [{ price: null, onSale: false }] });
    expect(readUnpriced({ price: 'cheap' }, null)).toMatchObject({ ok: false });
  });

  it('never throws, whatever JSON it is given', () => {
    const keys = fc.constantFrom(
      'id',
      'sku',
      'price',
      'attributes',
      'stock',
      'salePriceMoney',
      'pricingOptions',
      'images',
      'optionValues',
      '__proto__',
      'toString',
    );
    const item = fc
      .array(fc.tuple(keys, fc.jsonValue()))
      .map((pairs) => JSON.parse(`{${pairs.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join(',')}}`) as unknown);
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(item)), (raw) => {
        const parsed = parseVariants(raw, 'USD');
        expect(parsed.ok ? parsed.value.every(({ qtyInStock }) => qtyInStock === null || qtyInStock >= 0) : parsed.error !== '').toBe(true);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('holds up with thousands of variants', () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ id: `v${n}`, price: n, attributes: { Size: String(n) } }));
    expect(read(many)).toHaveLength(5000);
  });
});
