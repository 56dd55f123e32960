import { describe, expect, it } from 'vitest';
import { parseMeasurement, referenceText, unitPriceOf } from '../../../widgets/product/rules/unitPrice.ts';
import { usd } from '../../commerce/rules/aProduct.ts';

const HALF_KILO = { quantityValue: 500, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' };

describe('the price by a unit', () => {
  it.each<[string, object, number, string]>([
    ['500 g by 1 kg', HALF_KILO, 2000, 'kg'],
    ['500 g by 100 g', { ...HALF_KILO, referenceValue: 100, referenceUnit: 'g' }, 200, '100 g'],
    ['750 ml by 1 l, in capitals', { quantityValue: 750, quantityUnit: 'ML', referenceUnit: 'L' }, 1333, 'L'],
    ['2 lb by 1 oz', { quantityValue: 2, quantityUnit: 'lb', referenceUnit: 'oz' }, 31, 'oz'],
    ['a set of 4 by the item', { quantityValue: 4, quantityUnit: 'item' }, 250, 'item'],
    ['2 m2 by 1 m2', { quantityValue: 2, quantityUnit: 'm2' }, 500, 'm²'],
  ])('of $10.00 for %s', (_what, raw, minor, text) => {
    const measurement = parseMeasurement(raw)!;
    expect([unitPriceOf(usd(1000), measurement), referenceText(measurement)]).toEqual([usd(minor), text]);
  });

  it.each<[string, unknown]>([
    ['what is not stated', null],
    ['a package of nothing', { ...HALF_KILO, quantityValue: 0 }],
    ['a package below nothing', { ...HALF_KILO, quantityValue: -500 }],
    ['the price of nothing', { ...HALF_KILO, referenceValue: 0 }],
    ['the price of less than nothing', { ...HALF_KILO, referenceValue: -1 }],
    ['a weight by a volume', { ...HALF_KILO, referenceUnit: 'l' }],
    ['a unit that nobody knows', { quantityValue: 2, quantityUnit: 'sack' }],
    ['a unit that every object has', { quantityValue: 2, quantityUnit: 'constructor' }],
  ])('is none of %s', (_what, raw) => expect(parseMeasurement(raw)).toBeNull());
});
