import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { readCoupons } from '../../../widgets/cart/model/coupon.ts';
import { readShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { readShippingOption, readShippingOptions } from '../../../widgets/cart/model/shippingOption.ts';

describe('what a cart carries beside its lines', () => {
  it('are coupons, each with its code and, where the host says, its name', () => {
    const raw = [
      { promoCode: 'TEA', name: 'Tea time', more: 1 },
      { promoCode: 'MUG' },
      { promoCode: '' },
      { name: 'No code' },
      'TEA',
      null,
      { promoCode: 7 },
    ];
    expect(readCoupons(raw)).toEqual([
      { promoCode: 'TEA', name: 'Tea time', discountCents: null },
      { promoCode: 'MUG', name: null, discountCents: null },
    ]);
  });

  it('are ways to ship, which cost minor units where the host says so', () => {
    const raw = [{ id: 'std', name: 'Standard', computedCost: '500' }, { id: 'air', computedCost: 1.5 }, { name: 'No id' }, 3];
    expect(readShippingOptions(raw)).toEqual([
      { id: 'std', name: 'Standard', costCents: 500 },
      { id: 'air', name: 'air', costCents: null },
    ]);
    expect(readShippingOption(null)).toBeNull();
  });

  it('is a place, once it names a country', () => {
    expect(readShippingLocation({ country: 'US', postalCode: '97201', city: 7 })).toEqual({
      country: 'US',
      region: '',
      city: '',
      postalCode: '97201',
    });
    expect(readShippingLocation({ country: '', city: 'Portland' })).toBeNull();
  });

  it('is read from anything at all without a mistake', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        for (const { promoCode } of readCoupons(raw)) expect(promoCode).not.toBe('');
        for (const { id, costCents } of readShippingOptions(raw))
          expect([id !== '', costCents === null || Number.isSafeInteger(costCents)]).toEqual([true, true]);
        expect(readShippingLocation(raw)?.country).not.toBe('');
      }),
    );
  });
});
