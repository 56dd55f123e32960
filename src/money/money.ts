import { fractionDigits } from './fractionDigits.ts';

/** An amount: whole minor units (cents) of the currency, within the safe integers. */
export interface Money {
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * The amount that `raw` stands for, `null` when it stands for none. On the wire (spec §3): minor units as text with `currency`, or a decimal
 * with `currencyCode`. A number or a text of digits is minor units. In an object a
 * `decimalValue` is a decimal; without one, a `value` with a point is a decimal and one of digits only is minor units.
 * @param fallbackCurrency the currency of amounts that do not name theirs
 */
export function toMoney(raw: unknown, fallbackCurrency: string): Money | null {
  if (typeof raw !== 'object' || raw === null) return fromMinor(raw, fallbackCurrency);
  const currency = ownText(raw, 'currencyCode') ?? ownText(raw, 'currency') ?? fallbackCurrency;
  const value = own(raw, 'value');
  // Digits too long to be minor units are too long to be a decimal, so the last step only ever reads a value with a point.
  return fromDecimal(own(raw, 'decimalValue'), currency) ?? fromMinor(value, currency) ?? fromDecimal(value, currency);
}

/** The same for a price, which is never below nothing. */
export function toPrice(raw: unknown, fallbackCurrency: string): Money | null {
  const money = toMoney(raw, fallbackCurrency);
  return money && money.minor >= 0 ? money : null;
}

function fromMinor(raw: unknown, currency: string): Money | null {
  const minor = typeof raw === 'string' && /^\s*-?\d+\s*$/.test(raw) ? Number(raw) : raw;
  return typeof minor === 'number' && Number.isSafeInteger(minor) ? { minor: minor || 0, currency } : null;
}

/** Digit by digit: 40.10 is not a float times 100. Digits beyond the currency's own are dropped when they are zeros, else refused. */
function fromDecimal(raw: unknown, currency: string): Money | null {
  const parts = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : '');
  if (!parts) return null;
  const digits = fractionDigits(currency);
  const fraction = (parts[3] ?? '').padEnd(digits, '0');
  if (/[^0]/.test(fraction.slice(digits))) return null;
  const minor = Number(`${parts[1]}${parts[2]}${fraction.slice(0, digits)}`);
  return Number.isSafeInteger(minor) ? { minor: minor || 0, currency } : null;
}

function own(record: object, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name as keyof typeof record] : undefined;
}

function ownText(record: object, name: string): string | null {
  const value = own(record, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
