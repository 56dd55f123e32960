import { amountOf, highestPrice, lowestPrice, pricedOf, salePriceOf, type Amount } from '../../data/price.ts';
import { isOfType } from '../../data/productState.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { formatUsNumber } from '../../text/formatUsNumber.ts';
import { toNumber } from '../../text/toNumber.ts';
import { shifted } from '../i18n/numberFormat.ts';

/** Whole units of cents, or of a money node; NaN for what is neither. */
const unitsOf = (value: unknown): number => (typeof value === 'object' ? (amountOf(value)?.value ?? Number.NaN) : toNumber(value) / 100);

const whereMoney = (value: unknown, wrap: (units: number) => string): string => {
  const units = unitsOf(value);
  return Number.isNaN(units) ? '' : wrap(units);
};

/** Both `money-format` and `moneyFormat`: cents, or a money node, as `1,234.56`; nothing for what is no money. */
export const moneyFormat: Formatter = (value) => whereMoney(value, formatUsNumber);

export const nativeMoney = (value: number): string => `<span class="sqs-money-native">${formatUsNumber(value)}</span>`;

/** The same in the element that scripts look for. */
export const moneyString: Formatter = (value) => whereMoney(value, nativeMoney);

const inCents =
  (amountOfItem: (item: unknown) => Amount): Formatter =>
  (value) =>
    Number(shifted(`${amountOfItem(value).value}`, 2));

/** Lowest price of a product, in hundredths. What has one price only begins at that: `sale-price` tells what it costs now. */
export const fromPrice: Formatter = inCents((item) => (isOfType(item, 'digital') ? highestPrice : lowestPrice)(pricedOf(item)));
/** Highest regular price. */
export const normalPrice: Formatter = inCents((item) => highestPrice(pricedOf(item)));
/** Lowest price among variants on sale. */
export const salePrice: Formatter = inCents(salePriceOf);

/** An amount as a product's price: by the locale if the site says so, else the plain number for scripts to convert. */
export function priceText(amount: Amount, scope: Scope): string {
  const { locale } = scope;
  if (locale === null || !isTruthy(scope.lookup('featureFlags.useCLDRMoneyFormat'))) return nativeMoney(amount.value);
  const format = scope.keep(
    `price ${locale} ${amount.currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }),
  );
  return format.format(amount.value);
}
