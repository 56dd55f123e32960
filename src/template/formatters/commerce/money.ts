import { amountOf, highestPrice, lowestPrice, pricedOf, salePriceOf, type Amount } from '../../data/price.ts';
import { isOfType } from '../../data/productState.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { formatUsNumber } from '../../text/formatUsNumber.ts';
import { toNumber } from '../../text/toNumber.ts';
import { shifted } from '../i18n/numberFormat.ts';

/** From cents or a money node; NaN for anything else. */
const unitsOf = (value: unknown): number => (typeof value === 'object' ? (amountOf(value)?.value ?? Number.NaN) : toNumber(value) / 100);

const whereMoney = (value: unknown, wrap: (units: number) => string): string => {
  const units = unitsOf(value);
  return Number.isNaN(units) ? '' : wrap(units);
};

/** For `money-format` and `moneyFormat`: cents or a money node as `1,234.56`; empty otherwise. */
export const moneyFormat: Formatter = (value) => whereMoney(value, formatUsNumber);

export const nativeMoney = (value: number): string => `<span class="sqs-money-native">${formatUsNumber(value)}</span>`;

/** In the element that scripts look for. */
export const moneyString: Formatter = (value) => whereMoney(value, nativeMoney);

const inCents =
  (amountOfItem: (item: unknown) => Amount): Formatter =>
  (value) =>
    Number(shifted(`${amountOfItem(value).value}`, 2));

/** Lowest price in cents. Without variants it is the regular price; `sale-price` has the current one. */
export const fromPrice: Formatter = inCents((item) => (isOfType(item, 'digital') ? highestPrice : lowestPrice)(pricedOf(item)));
export const normalPrice: Formatter = inCents((item) => highestPrice(pricedOf(item)));
export const salePrice: Formatter = inCents(salePriceOf);

/** Formatted by locale if the site asks for it, else a plain number for scripts to convert. */
export function priceText(amount: Amount, scope: Scope): string {
  const { locale } = scope;
  if (locale === null || !isTruthy(scope.lookup('featureFlags.useCLDRMoneyFormat'))) return nativeMoney(amount.value);
  const format = scope.keep(
    `price ${locale} ${amount.currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }),
  );
  return format.format(amount.value);
}
