import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../src/commerce/rules/soldOut.ts';
import { withStock, type LiveStock } from '../../../widgets/product/calls/stock.ts';
import { anyProduct, aProduct, aVariant } from '../../commerce/rules/aProduct.ts';

const two = aProduct({ variants: [aVariant({ id: 'a', sku: 'A', qtyInStock: 3 }), aVariant({ id: 'b', sku: 'B', qtyInStock: null })] });
const level = (sku: string | null, qtyInStock: number | null, unlimited = false): LiveStock => ({ sku, qtyInStock, unlimited });
const stock = (levels: LiveStock[]) => withStock(two, levels).variants.map(({ unlimited, qtyInStock }) => (unlimited ? '∞' : qtyInStock));

describe('a product with the stock of this moment', () => {
  it.each<[string, LiveStock[], unknown[]]>([
    ['has each variant’s own, by sku', [level('B', 7), level('A', 0)], [0, 7]],
    ['keeps what the host says nothing of', [level('B', 7)], [3, 7]],
    ['can become unlimited', [level('A', 0, true)], ['∞', null]],
    ['has each variant’s own, in their order, where the host names none', [level(null, 1), level(null, 2)], [1, 2]],
    ['stays as it is where the host names none and their number differs', [level(null, 1)], [3, null]],
    ['stays as it is where the host knows other variants', [level('X', 1), level('Y', 1)], [3, null]],
    ['stays as it is where the host knows nothing', [], [3, null]],
  ])('%s', (_case, levels, left) => {
    expect(stock(levels)).toEqual(left);
  });

  it.each<[string, LiveStock[], boolean]>([
    ['is sold out where none is left', [level(null, 0)], true],
    ['is not sold out where some are left', [level(null, 2)], false],
    ['is not sold out where its stock is unknown', [level(null, null)], false],
    ['is not sold out where there is no end of it', [level(null, 0, true)], false],
    ['is not sold out by the stock of several', [level('A', 0), level('B', 0)], false],
  ])('without variants %s', (_case, levels, isMarkedSoldOut) => {
    expect(withStock(aProduct({ variants: [] }), levels).isMarkedSoldOut).toBe(isMarkedSoldOut);
    expect(withStock(aProduct({ variants: [], isMarkedSoldOut: true }), [level(null, 2)]).isMarkedSoldOut).toBe(false);
  });

  it('is the very same one when nothing is new', () => {
    expect(withStock(two, [level('A', 3)])).toBe(two);
  });

  it('never has less than nothing in stock, and always the variants it had', () => {
    const levels = fc.array(
      fc.record({
        sku: fc.constantFrom('SKU', 'A', null),
        unlimited: fc.boolean(),
        qtyInStock: fc.option(fc.nat({ max: 5 }), { nil: null }),
      }),
    );
    fc.assert(
      fc.property(anyProduct, levels, (product, live) => {
        const after = withStock(product, live);
        expect(stockOf(after)).toBeGreaterThanOrEqual(0);
        expect(after.variants.map(({ id, attributes, price }) => [id, attributes, price])).toEqual(
          product.variants.map(({ id, attributes, price }) => [id, attributes, price]),
        );
      }),
    );
  });
});
