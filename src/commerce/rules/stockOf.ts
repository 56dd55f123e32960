import type { ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';
import { tracksStock } from './tracksStock.ts';

export interface Stocked {
  readonly type: ProductType;
  readonly variants: readonly Pick<Variant, 'unlimited' | 'qtyInStock' | 'problem'>[];
  readonly isMarkedSoldOut?: boolean;
}

/** Total stock of all variants; `Infinity` when unlimited, untracked or unknown, 0 where the served HTML marks it as sold out. */
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
