import type { ProductType } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';
import { tracksStock } from './stock.ts';
import type { Product } from '../model/product.ts';
import { fill } from '../texts/fill.ts';
import type { ProductTexts } from '../texts/productTexts.ts';

/** Sold out when no variant has stock or the served HTML marks it; missing data does not count as sold out. */
export function isSoldOut(product: Stocked): boolean {
  return stockOf(product) === 0;
}

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

/** The product's custom text, else the site's, else "Sold Out". */
export function soldOutLabel(texts: Pick<ProductTexts, 'soldOut'>, product: Pick<Product, 'customSoldOutText'> | null): string {
  return product?.customSoldOutText?.trim() || texts.soldOut;
}

export function soldOutChoiceText(choice: string, label: string, texts: Pick<ProductTexts, 'soldOutChoice'>): string {
  return fill(texts.soldOutChoice, { choice, soldOut: label });
}
