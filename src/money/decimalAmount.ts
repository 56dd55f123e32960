import { MAX_INTEGER_PLACES } from './constants.ts';
import { fractionDigits } from './fractionDigits.ts';
import type { Money } from './money.ts';

export interface DecimalAmount {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/**
 * Splits minor units into decimal digits as text, so that every safe integer is exact.
 *
 * @param trimZeroFraction leaves out an all-zero fraction. An amount of more than 15 integer digits becomes fifteen nines, because cutting
 * its first digits off would show a smaller price.
 */
export function decimalAmount(money: Money, trimZeroFraction = false): DecimalAmount {
  const places = fractionDigits(money.currency);
  const minor = Number.isFinite(money.minor) ? Math.trunc(money.minor) : 0;
  const size = Math.min(Math.abs(minor), Number.MAX_SAFE_INTEGER, 10 ** (MAX_INTEGER_PLACES + places) - 1);
  const digits = String(size).padStart(places + 1, '0');
  const split = digits.length - places;
  const fraction = digits.slice(split);
  return {
    negative: minor < 0,
    whole: digits.slice(0, split),
    fraction: trimZeroFraction && /^0*$/.test(fraction) ? '' : fraction,
  };
}

/**
 * An amount without its currency, grouped with commas: `{ minor: 123450, currency: 'USD' }` is "1,234.50". A page's older money mode adds
 * the sign by CSS (`.sqs-money-native`).
 */
export function formatAmount(money: Money, trimZeroFraction = false): string {
  const { negative, whole, fraction } = decimalAmount(money, trimZeroFraction);
  return (negative ? '-' : '') + group(whole) + (fraction && `.${fraction}`);
}

const group = (whole: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
