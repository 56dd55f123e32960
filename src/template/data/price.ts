import { toNumber } from '../text/toNumber.ts';
import { areVaried, isFlagged, isKnownType, isOfType, productTypeOf, variantsOf } from './productState.ts';
import { at, textAt } from './read.ts';

export interface Amount {
  readonly value: number;
  readonly currency: string;
}

const DEFAULT_CURRENCY = 'USD';

/** Reads `{value, currency}` or `{decimalValue, currencyCode}`; `null` for anything else. */
export function amountOf(node: unknown): Amount | null {
  const value = toNumber(at(node, 'decimalValue') ?? at(node, 'value'));
  if (!Number.isFinite(value)) return null;
  return { value, currency: textAt(node, 'currencyCode') || textAt(node, 'currency') || DEFAULT_CURRENCY };
}

const NOTHING: Amount = { value: 0, currency: DEFAULT_CURRENCY };

/** A digital product itself, else its variants; empty for an unknown type. */
export function pricedOf(item: unknown): readonly unknown[] {
  if (isOfType(item, 'digital')) return [at(item, 'structuredContent')];
  return isKnownType(productTypeOf(item)) ? variantsOf(item) : [];
}

const amountAt = (priced: unknown, key: 'priceMoney' | 'salePriceMoney'): Amount => amountOf(at(priced, key)) ?? NOTHING;
const regularPrice = (priced: unknown): Amount => amountAt(priced, 'priceMoney');
const salePrice = (priced: unknown): Amount => amountAt(priced, 'salePriceMoney');

const isOnSale = (priced: unknown): boolean => isFlagged(priced, 'onSale');

export const currentPrice = (priced: unknown): Amount => (isOnSale(priced) ? salePrice(priced) : regularPrice(priced));

const lowest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((least, amount) => (amount.value < least.value ? amount : least), amounts[0] ?? NOTHING);
const highest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((most, amount) => (amount.value > most.value ? amount : most), amounts[0] ?? NOTHING);

export const lowestPrice = (priced: readonly unknown[]): Amount => lowest(priced.map(currentPrice));

export const highestPrice = (priced: readonly unknown[]): Amount => highest(priced.map(regularPrice));

export const lowestSalePrice = (priced: readonly unknown[]): Amount => lowest(priced.filter(isOnSale).map(salePrice));

/** The lowest sale price, for `sale-price`; a digital product's even if it is not on sale. */
export const salePriceOf = (item: unknown): Amount =>
  isOfType(item, 'digital') ? salePrice(at(item, 'structuredContent')) : lowestSalePrice(pricedOf(item));

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
