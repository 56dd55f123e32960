import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { cartSchema } from '../../../src/commerce/model/cart.ts';
import { readCartPage } from '../../../widgets/cart/page/cartPage.ts';
import { readEntryForm } from '../../../widgets/cart/page/Line.tsx';
import { readFormJson } from '../../../widgets/form/model/form.ts';
import { readFormFields } from '../../../widgets/form/model/formField.ts';
import { toMoney } from '../../../src/money/money.ts';
import { readOrder } from '../../../src/visitor/schemas/order.ts';
import { parseVariants } from '../../../src/commerce/model/parseVariants.ts';
import { parseProduct } from '../../../src/commerce/model/product.ts';
import { readProductMerchandising } from '../../../src/commerce/model/productMerchandising.ts';
import { reviewsSchema } from '../../../src/commerce/model/review.ts';
import { summaryFieldSchema } from '../../../src/commerce/model/summaryField.ts';
import { commerceKinds } from './samples/commerceKinds.ts';
import { formKinds } from './samples/formKinds.ts';
import { trackingKinds } from './samples/trackingKinds.ts';

const kinds = [...commerceKinds, ...formKinds, ...trackingKinds];

describe.each(kinds)('%s', (_, schema, sample, needs) => {
  it('is known when it is complete', () => expect(schema.safeParse(sample)).toEqual({ success: true, data: sample }));

  it('may carry what we do not know of', () => expect(schema.safeParse({ ...sample, somethingNew: [1] }).success).toBe(true));

  it('is refused without what we use, and only then', () => {
    for (const key of Object.keys(sample)) {
      const { [key]: _gone, ...rest } = sample;
      expect([key, schema.safeParse(rest).success]).toEqual([key, !needs.includes(key)]);
    }
  });

  it.each([null, 'text', 7, []])('is never %o', (raw) => expect(schema.safeParse(raw).success).toBe(false));
});

const doors: readonly (readonly [string, (raw: unknown) => unknown])[] = [
  ...[
    ...kinds.map(([name, schema]) => [name, schema] as const),
    ['a cart', cartSchema()] as const,
    ['reviews', reviewsSchema()] as const,
    ['a summary', summaryFieldSchema()] as const,
  ].map(([name, schema]) => [name, (raw: unknown) => schema.safeParse(raw)] as const),
  ["a product's merchandising", readProductMerchandising],
  ['a cart page', readCartPage],
  ['the form of a cart’s line', (raw) => readEntryForm({ item: raw })],
  ['an order', (raw) => readOrder(raw, 'USD')],
  ['an amount', (raw) => toMoney(raw, 'USD')],
  ['form fields', (raw) => readFormFields(raw, true)],
  ['a form', (raw) => readFormJson(raw, { id: 'form', kind: 'form', limited: true, stepped: false, places: false })],
  ['variants', (raw) => parseVariants(raw, 'USD')],
  ['a product', (raw) => parseProduct(raw, { id: 'p', fallbackCurrency: 'USD' })],
];

const knownKeys = [...new Set(kinds.flatMap(([, , sample]) => Object.keys(sample)))];
const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'),
  fc.constantFrom(
    'entries',
    'cart',
    'items',
    'values',
    'type',
    'variants',
    'attributes',
    'structuredContent',
    'price',
    'data',
    'websiteSettings',
    'formFields',
    'formFieldFormats',
    'options',
    ...knownKeys,
  ),
  fc.string({ maxLength: 3 }),
);

/** JSON text of any depth, with the keys that pollute and the keys that we read at every level. */
const hostileJson = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.stringify(value)),
    fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join(',')}]`),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 6 })
      .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
  ),
})).value;

/** Guards against prototype pollution. */
function hasOrdinaryPrototypes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Error) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return Object.keys(value).every((name) => hasOrdinaryPrototypes(Object.getOwnPropertyDescriptor(value, name)?.value));
}

describe('foreign data', () => {
  it.each(doors)('never makes %s throw, nor pollutes anything', (_, open) => {
    fc.assert(
      fc.property(hostileJson, (json) => {
        const before = Object.getOwnPropertyNames(Object.prototype).join();
        const result = open(JSON.parse(json));
        expect(hasOrdinaryPrototypes(result)).toBe(true);
        expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
      }),
    );
  });

  it.each(kinds)('inside %s, with a hostile key at every level, leaves it what it is', (_, schema, sample) => {
    const poisoned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null
        ? value
        : Array.isArray(value)
          ? value.map(poisoned)
          : JSON.parse(
              `{"__proto__":{"polluted":true},${Object.entries(value)
                .map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(poisoned(inner))}`)
                .join(',')}}`,
            );
    const parsed = schema.safeParse(poisoned(sample));
    expect(parsed.success).toBe(true);
    expect(hasOrdinaryPrototypes(parsed)).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
