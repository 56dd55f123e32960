import { isPricedItself } from './isPricedItself.ts';
import type { Money } from '../../money/money.ts';
import type { Product } from '../model/product.ts';
import { compareMoney, equalMoney } from '../../money/compareMoney.ts';
import type { Variant } from '../model/variant.ts';

/** A product's price before a choice is made. */
interface FromPrice {
  /** The lowest current price. */
  readonly price: Money;
  /** Whether variants differ in price, so that the text is "from {fromPrice}". */
  readonly varies: boolean;
  /** The struck price of a product whose variants share one sale; else `null`. */
  readonly original: Money | null;
}

/** `null` where a sellable variant, or a product without variants, has no price or another currency. */
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

/** The sale price in a sale; `null` where the page states none. */
export const priceNow = ({ onSale, salePrice, price }: Pick<Variant, 'onSale' | 'salePrice' | 'price'>): Money | null =>
  onSale ? salePrice : price;

const isSame = (one: Money | null, other: Money | null): boolean => (one && other ? equalMoney(one, other) : one === other);

/** A sale counts as a difference. */
export function variantsDifferInPrice(variants: readonly Pick<Variant, 'onSale' | 'salePrice' | 'price'>[]): boolean {
  const [first] = variants;
  if (first === undefined) return false;
  return variants.some(
    ({ onSale, salePrice, price }) => onSale !== first.onSale || !equalMoney(salePrice, first.salePrice) || !isSame(price, first.price),
  );
}
