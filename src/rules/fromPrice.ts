import type { Money } from '../model/money.ts';
import type { Product } from '../model/product.ts';
import { compareMoney } from '../money/arithmetic.ts';
import { variantsDifferInPrice } from './variantsDifferInPrice.ts';

/** A product's price before any choice is made. */
export interface FromPrice {
  /** The lowest: the sale price of variants on sale, the price of the others. */
  readonly price: Money;
  /** Whether variants differ in price, so that the text reads "from {fromPrice}". */
  readonly varies: boolean;
  /** The struck price of a product whose variants are all on sale alike; null otherwise. */
  readonly original: Money | null;
}

/** Null without variants, and where variants name different currencies, because then none is the lowest. */
export function fromPrice(product: Pick<Product, 'variants'>): FromPrice | null {
  const [first] = product.variants;
  if (first === undefined) return null;
  let lowest = first.onSale ? first.salePrice : first.price;
  for (const { onSale, salePrice, price } of product.variants) {
    const order = compareMoney(onSale ? salePrice : price, lowest);
    if (Number.isNaN(order)) return null;
    if (order < 0) lowest = onSale ? salePrice : price;
  }
  const varies = variantsDifferInPrice(product.variants);
  return { price: lowest, varies, original: first.onSale && !varies ? first.price : null };
}
