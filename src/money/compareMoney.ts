import type { Money } from './money.ts';

export function compareMoney(a: Money, b: Money): number {
  return a.currency === b.currency ? a.minor - b.minor : Number.NaN;
}

export function equalMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor;
}
