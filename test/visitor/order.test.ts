import { describe, expect, it } from 'vitest';
import { readOrder } from '../../src/visitor/schemas/order.ts';

// Amounts in both shapes that platforms send.
const ORDER = {
  id: 'o1',
  grandTotal: { decimalValue: '49.50', currencyCode: 'EUR' },
  shippingTotal: { value: '500' },
  taxTotal: null,
  items: [{ productName: 'Mug', sku: 'SQ1', unitPrice: { decimalValue: '40.00' }, quantity: 1 }],
  purchasedCartId: 'c1',
  testMode: true,
  websiteId: 'w1',
};

describe('a finished order', () => {
  it('is read with its amounts as money', () => {
    expect(readOrder(ORDER, 'USD')).toEqual({
      id: 'o1',
      grandTotal: { minor: 4950, currency: 'EUR' },
      shippingTotal: { minor: 500, currency: 'USD' },
      taxTotal: null,
      items: [{ productName: 'Mug', sku: 'SQ1', unitPrice: { minor: 4000, currency: 'USD' }, quantity: 1 }],
      purchasedCartId: 'c1',
      testMode: true,
      websiteId: 'w1',
    });
  });

  it('needs its id and what it came to, and nothing else', () => {
    expect(readOrder({ id: 'o1', grandTotal: { value: '500' } }, 'USD')).toEqual({
      id: 'o1',
      grandTotal: { minor: 500, currency: 'USD' },
      shippingTotal: null,
      taxTotal: null,
      items: [],
      purchasedCartId: null,
      testMode: false,
      websiteId: null,
    });
    for (const raw of [{ ...ORDER, id: undefined }, { ...ORDER, grandTotal: 'much' }, null, 'o1', []])
      expect(readOrder(raw, 'USD')).toBeNull();
  });

  it.each([
    ['validCoupons', [{ promoCode: 'TEA10', discountCents: 250 }], 'TEA10'],
    ['coupons', [{ name: 'a gift' }, { promoCode: 'TEA10' }, { promoCode: 'MUG5' }], 'TEA10'],
    ['discountLines', [{ description: 'Ten off', promoCode: 'TEA10' }], 'TEA10'],
    ['discountLines', [{ description: 'For everybody' }], undefined],
    ['coupons', 'TEA10', undefined],
  ])('names the first code in %s: %j', (list, codes, coupon) => {
    expect(readOrder({ ...ORDER, [list]: codes }, 'USD')?.coupon).toBe(coupon);
  });

  it('leaves out a line without a price', () => {
    const items = [...ORDER.items, { productName: 'Vase' }, null, { sku: 'SQ2', unitPrice: { value: '100' } }];
    expect(readOrder({ ...ORDER, items }, 'USD')?.items).toEqual([
      { productName: 'Mug', sku: 'SQ1', unitPrice: { minor: 4000, currency: 'USD' }, quantity: 1 },
      { productName: '', sku: 'SQ2', unitPrice: { minor: 100, currency: 'USD' }, quantity: 0 },
    ]);
  });
});
