import type { Money } from '../../money/money.ts';
import type { Product } from '../model/product.ts';
import { compareMoney } from '../../money/compareMoney.ts';
import { isPricedItself } from './isPricedItself.ts';
import { priceNow } from './priceNow.ts';
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

/** Null where one of the variants that are sold, or a product without any, has no price or names another currency: none is the lowest then. */
export function fromPrice(product: Pick<Product, 'type' | 'variants' | 'pricing'>): FromPrice | null {
  const priced = isPricedItself(product) ? [product.pricing] : product.variants.filter(({ problem }) => problem === undefined);
  const [first] = priced;
  if (first === undefined) return null;
  let lowest = priceNow(first);
  for (const variant of priced) {
    const price = priceNow(variant);
    const order = price && lowest ? compareMoney(price, lowest) : Number.NaN;
    if (Number.isNaN(order)) return null;
    if (order < 0) lowest = price;
  }
  if (!lowest) return null;
  const varies = variantsDifferInPrice(priced);
  return { price: lowest, varies, original: first.onSale && !varies ? first.price : null };
}
