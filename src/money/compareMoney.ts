import type { Money } from './money.ts';

/** Negative, 0 or positive as a sorting wants it; NaN, on which every comparison is false, when the currencies differ. */
export function compareMoney(a: Money, b: Money): number {
  return a.currency === b.currency ? a.minor - b.minor : Number.NaN;
}

/** Same amount in the same currency. */
export function equalMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor;
}
