import { MAX_INTEGER_PLACES } from './constants.ts';
import { fractionDigits } from './fractionDigits.ts';
import type { Money } from './money.ts';

/** An amount taken apart, every digit exact: `whole` and `fraction` are digits only. */
export interface DecimalAmount {
  readonly negative: boolean;
  readonly whole: string;
  /** As many digits as the currency has (none for JPY); empty as well when trimmed. */
  readonly fraction: string;
}

/**
 * Splits minor units into decimal digits, by text and not by division, so every safe integer comes out exact.
 *
 * `trimZeroFraction` leaves a fraction out that is all zeros (spec §9 "zero fractions optionally trimmed"). An amount of
 * more than 15 integer places is held at fifteen nines: cutting its first digits off would show a smaller price.
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
