import type { Money } from '../model/money.ts';

// Amounts are integers of minor units, and integers up to Number.MAX_SAFE_INTEGER add and multiply exactly in a float. A
// result beyond that stays at the limit, so an amount is always a safe integer and never NaN.

/** The sum; null when the currencies differ. */
export function addMoney(a: Money, b: Money): Money | null {
  return a.currency === b.currency ? { minor: limit(a.minor + b.minor), currency: a.currency } : null;
}

/** The difference; null when the currencies differ. */
export function subtractMoney(a: Money, b: Money): Money | null {
  return a.currency === b.currency ? { minor: limit(a.minor - b.minor), currency: a.currency } : null;
}

/** `quantity` times the amount; a quantity that is not a whole number is cut to one, NaN is 0. */
export function multiplyMoney(money: Money, quantity: number): Money {
  return { minor: limit(money.minor * Math.trunc(quantity || 0)), currency: money.currency };
}

/** Negative, 0 or positive as a sorting wants it; NaN, on which every comparison is false, when the currencies differ. */
export function compareMoney(a: Money, b: Money): number {
  return a.currency === b.currency ? a.minor - b.minor : Number.NaN;
}

/** Same amount in the same currency. */
export function equalMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor;
}

/** The largest part when an amount is divided into `parts` payments of whole minor units: 10.01 in 4 is 2.51. */
export function splitMoney(money: Money, parts: number): Money {
  const whole = Math.trunc(parts || 0);
  return { minor: whole > 0 ? limit(Math.ceil(money.minor / whole)) : money.minor, currency: money.currency };
}

function limit(minor: number): number {
  const bounded = Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, minor));
  return bounded || 0;
}
