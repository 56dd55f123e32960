import { fractionDigits } from './fractionDigits.ts';
import { filledText, own } from '../lib/readers.ts';

/** Whole minor units (cents) of the currency, within the safe integers. */
export interface Money {
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * Reads an amount; `null` if it is none. The platform sends minor units as text with `currency`, or a decimal with `currencyCode`. A number
 * or a text of digits is minor units. In an object `decimalValue` is a decimal; without it, `value` is a decimal if it has a point, else
 * minor units.
 *
 * @param fallbackCurrency for amounts without a currency
 */
export function toMoney(raw: unknown, fallbackCurrency: string): Money | null {
  if (typeof raw !== 'object' || raw === null) return fromMinor(raw, fallbackCurrency);
  const currency = filledText(own(raw, 'currencyCode')) ?? filledText(own(raw, 'currency')) ?? fallbackCurrency;
  const value = own(raw, 'value');
  // Digits too long for minor units are too long for a decimal too, so the last step only sees values with a point.
  return fromDecimal(own(raw, 'decimalValue'), currency) ?? fromMinor(value, currency) ?? fromDecimal(value, currency);
}

/** Like `toMoney`, but refuses negative amounts. */
export function toPrice(raw: unknown, fallbackCurrency: string): Money | null {
  const money = toMoney(raw, fallbackCurrency);
  return money && money.minor >= 0 ? money : null;
}

function fromMinor(raw: unknown, currency: string): Money | null {
  const minor = typeof raw === 'string' && /^\s*-?\d+\s*$/.test(raw) ? Number(raw) : raw;
  return typeof minor === 'number' && Number.isSafeInteger(minor) ? { minor: minor || 0, currency } : null;
}

/** Digit by digit, because 40.10 × 100 is not exact in floats. Digits beyond the currency's own must be zeros. */
function fromDecimal(raw: unknown, currency: string): Money | null {
  const parts = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : '');
  if (!parts) return null;
  const digits = fractionDigits(currency);
  const fraction = (parts[3] ?? '').padEnd(digits, '0');
  if (/[^0]/.test(fraction.slice(digits))) return null;
  const minor = Number(`${parts[1]}${parts[2]}${fraction.slice(0, digits)}`);
  return Number.isSafeInteger(minor) ? { minor: minor || 0, currency } : null;
}
