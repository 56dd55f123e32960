import { toNumber } from '../text/toNumber.ts';
import { areVaried, isFlagged, isKnownType, isOfType, productTypeOf, variantsOf } from './productState.ts';
import { at, textAt } from './read.ts';

/** An amount in whole units of its currency (`50` is fifty dollars), as templates' money nodes write it. */
export interface Amount {
  readonly value: number;
  readonly currency: string;
}

const DEFAULT_CURRENCY = 'USD';

/** A money node, `{value, currency}` or `{decimalValue, currencyCode}`; `null` if it is none. */
export function amountOf(node: unknown): Amount | null {
  const value = toNumber(at(node, 'decimalValue') ?? at(node, 'value'));
  if (!Number.isFinite(value)) return null;
  return { value, currency: textAt(node, 'currencyCode') || textAt(node, 'currency') || DEFAULT_CURRENCY };
}

const NOTHING: Amount = { value: 0, currency: DEFAULT_CURRENCY };

/** What carries prices: the product itself if digital, else each of its variants; nothing of a product of no known type. */
export function pricedOf(item: unknown): readonly unknown[] {
  if (isOfType(item, 'digital')) return [at(item, 'structuredContent')];
  return isKnownType(productTypeOf(item)) ? variantsOf(item) : [];
}

const normalOf = (priced: unknown): Amount | null => amountOf(at(priced, 'priceMoney'));
const saleOf = (priced: unknown): Amount | null => (isFlagged(priced, 'onSale') ? amountOf(at(priced, 'salePriceMoney')) : null);
const currentOf = (priced: unknown): Amount | null => (isFlagged(priced, 'onSale') ? saleOf(priced) : normalOf(priced));

function pick(priced: readonly unknown[], amount: (one: unknown) => Amount | null, sign: 1 | -1): Amount {
  let best: Amount | null = null;
  for (const one of priced) {
    const candidate = amount(one);
    if (candidate && (!best || sign * candidate.value < sign * best.value)) best = candidate;
  }
  return best ?? NOTHING;
}

/** The lowest amount anything is sold at now; 0 USD if nothing is priced. */
export const lowestPrice = (priced: readonly unknown[]): Amount => pick(priced, currentOf, 1);

/** The highest regular amount. */
export const highestPrice = (priced: readonly unknown[]): Amount => pick(priced, normalOf, -1);

/** The lowest amount among those on sale. */
export const lowestSalePrice = (priced: readonly unknown[]): Amount => pick(priced, saleOf, 1);

/** What a price formatter shows of some prices. */
export interface Prices {
  readonly isVaried: boolean;
  readonly isOnSale: boolean;
  readonly from: Amount;
  readonly normal: Amount;
  readonly sale: Amount;
}

export const pricesOf = (priced: readonly unknown[]): Prices => ({
  isVaried: areVaried(priced),
  isOnSale: priced.some((one) => isFlagged(one, 'onSale')),
  from: lowestPrice(priced),
  normal: highestPrice(priced),
  sale: lowestSalePrice(priced),
});
