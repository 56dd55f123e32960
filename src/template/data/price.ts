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

/** The amount of a field. A missing one is 0 USD, as is one that is no money. */
const amountAt = (priced: unknown, key: 'priceMoney' | 'salePriceMoney'): Amount => amountOf(at(priced, key)) ?? NOTHING;
const regularPrice = (priced: unknown): Amount => amountAt(priced, 'priceMoney');
const salePrice = (priced: unknown): Amount => amountAt(priced, 'salePriceMoney');

const isOnSale = (priced: unknown): boolean => isFlagged(priced, 'onSale');

/** What a thing is sold at now. */
export const currentPrice = (priced: unknown): Amount => (isOnSale(priced) ? salePrice(priced) : regularPrice(priced));

const lowest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((least, amount) => (amount.value < least.value ? amount : least), amounts[0] ?? NOTHING);
const highest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((most, amount) => (amount.value > most.value ? amount : most), amounts[0] ?? NOTHING);

/** The lowest amount anything is sold at now; 0 USD if there is nothing. */
export const lowestPrice = (priced: readonly unknown[]): Amount => lowest(priced.map(currentPrice));

/** The highest regular amount. */
export const highestPrice = (priced: readonly unknown[]): Amount => highest(priced.map(regularPrice));

/** The lowest amount among those on sale. */
export const lowestSalePrice = (priced: readonly unknown[]): Amount => lowest(priced.filter(isOnSale).map(salePrice));

/** The lowest sale price of a product, in `sale-price`: a digital one's own, on sale or not. */
export const salePriceOf = (item: unknown): Amount =>
  isOfType(item, 'digital') ? salePrice(at(item, 'structuredContent')) : lowestSalePrice(pricedOf(item));

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
  isOnSale: priced.some(isOnSale),
  from: lowestPrice(priced),
  normal: highestPrice(priced),
  sale: lowestSalePrice(priced),
});
