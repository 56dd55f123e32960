import type { ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';
import { tracksStock } from './tracksStock.ts';

/** What tells how many of a product there are. */
export interface Stocked {
  readonly type: ProductType;
  readonly variants: readonly Pick<Variant, 'unlimited' | 'qtyInStock' | 'problem'>[];
  /** Whether the page's own HTML says that there is none. */
  readonly isMarkedSoldOut?: boolean;
}

/**
 * How many of a product there are, all variants together (spec §4 "Stock"): the sum of the variants' quantities; `Infinity`
 * when a variant is unlimited, when the type cannot run out, and when the page does not say (a variant without a quantity, or
 * no variant data at all); 0 where the server's HTML marks it as sold out.
 */
export function stockOf(product: Stocked): number {
  if (!tracksStock(product.type)) return Infinity;
  if (product.isMarkedSoldOut) return 0;
  if (product.variants.length === 0) return Infinity;
  let total = 0;
  for (const { unlimited, qtyInStock, problem } of product.variants) {
    if (problem !== undefined) continue;
    if (unlimited || qtyInStock === null) return Infinity;
    if (qtyInStock > 0) total += qtyInStock;
  }
  return total;
}
