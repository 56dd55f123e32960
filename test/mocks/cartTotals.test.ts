import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { cartTotals, type PricedLine } from '../../mocks/db/cartTotals.ts';
import { plainPolicy, type StorePolicy } from '../../mocks/db/StorePolicy.ts';
import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';

const { physical, digital, service, giftCard } = PRODUCT_TYPE;
const line = (unitCents: number, quantity = 1, productType: number = physical): PricedLine => ({ unitCents, quantity, productType });
const standard = { id: 'std', name: 'Standard', cents: 500, freeFromCents: 10_000 };
const shipping = { shippingOptions: [standard], selectedShippingOptionId: 'std' };
const tax = (basisPoints: number, onShipping = false) => ({ id: `t${basisPoints}`, name: 'Tax', basisPoints, onShipping });

describe('what a cart costs', () => {
  it.each<[string, PricedLine[], Partial<StorePolicy>, Record<string, unknown>]>([
    [
      'nothing in it',
      [],
      shipping,
      { subtotalCents: 0, shippingCostCents: 0, grandTotalCents: 0, totalQuantity: 0, requiresShipping: false },
    ],
    ['two lines', [line(1850, 2), line(600)], {}, { subtotalCents: 4300, grandTotalCents: 4300, totalQuantity: 3 }],
    ['shipping', [line(1850)], shipping, { shippingCostCents: 500, grandTotalCents: 2350, requiresShipping: true }],
    [
      'shipping not chosen yet',
      [line(1850)],
      { shippingOptions: [standard] },
      { shippingCostCents: 0, grandTotalCents: 1850, requiresShipping: true },
    ],
    ['free shipping from a sum on', [line(10_000)], shipping, { shippingCostCents: 0, grandTotalCents: 10_000 }],
    ['nothing to ship', [line(600, 1, digital), line(2500, 1, service)], shipping, { shippingCostCents: 0, requiresShipping: false }],
    ['tax, half a cent up', [line(1010)], { taxRules: [tax(825)] }, { taxCents: 83, grandTotalCents: 1093 }],
    ['tax on shipping too', [line(1000)], { ...shipping, taxRules: [tax(1000, true)] }, { taxCents: 150, grandTotalCents: 1650 }],
    ['two taxes, each rounded', [line(333)], { taxRules: [tax(50), tax(150)] }, { taxCents: 2 + 5 }],
    ['a coupon in per cent', [line(999, 3)], { coupons: [{ code: 'TEN', percent: 10 }] }, { discountCents: 300, grandTotalCents: 2697 }],
    [
      'a coupon worth more than the cart',
      [line(400)],
      { coupons: [{ code: 'BIG', cents: 1000 }] },
      { discountCents: 400, grandTotalCents: 0 },
    ],
    [
      'a coupon whose sum is not reached',
      [line(400)],
      { coupons: [{ code: 'LATER', cents: 100, minimumSubtotalCents: 401 }] },
      { discountCents: 0, validCoupons: [], invalidCoupons: [{ code: 'LATER', cents: 100, minimumSubtotalCents: 401 }] },
    ],
    [
      'tax after the discount',
      [line(1000)],
      { coupons: [{ code: 'HALF', percent: 50 }], taxRules: [tax(1000)] },
      { taxCents: 50, grandTotalCents: 550 },
    ],
    ['only digital things', [line(600, 2, digital)], {}, { hasDigital: true, purelyDigital: true }],
    ['digital among others', [line(600, 1, digital), line(2500, 1, giftCard)], {}, { hasDigital: true, purelyDigital: false }],
  ])('%s', (_, lines, policy, expected) => {
    expect(cartTotals(lines, { ...plainPolicy, ...policy })).toMatchObject(expected);
  });

  it('is the sum of its parts in whole cents, whatever is in it and whatever the store charges', () => {
    const lines = fc.array(
      fc.record({
        unitCents: fc.integer({ min: 0, max: 10_000_000 }),
        quantity: fc.integer({ min: 1, max: 9999 }),
        productType: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 20 },
    );
    const policies = fc.record({
      currency: fc.constant('USD'),
      shippingOptions: fc.constant([standard]),
      selectedShippingOptionId: fc.constantFrom('std', 'gone', null),
      taxRules: fc.array(
        fc.integer({ min: 0, max: 3000 }).map((rate) => tax(rate, rate % 2 === 0)),
        { maxLength: 3 },
      ),
      promoCodes: fc.constant([]),
      coupons: fc.array(
        fc.oneof(
          fc.record({ code: fc.string(), percent: fc.integer({ min: 0, max: 100 }) }),
          fc.record({
            code: fc.string(),
            cents: fc.integer({ min: 0, max: 100_000 }),
            minimumSubtotalCents: fc.integer({ min: 0, max: 100_000 }),
          }),
        ),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(lines, policies, (all, policy) => {
        const totals = cartTotals(all, policy);
        const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = totals;
        expect(subtotalCents).toBe(all.map(({ unitCents, quantity }) => unitCents * quantity).reduce((sum, part) => sum + part, 0));
        expect(grandTotalCents).toBe(subtotalCents - discountCents + shippingCostCents + taxCents);
        for (const cents of [subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents]) {
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        }
        expect(discountCents).toBeLessThanOrEqual(subtotalCents);
        expect(totals.validCoupons.length + totals.invalidCoupons.length).toBe(policy.coupons.length);
      }),
    );
  });
});
