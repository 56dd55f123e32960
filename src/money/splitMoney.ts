import currency from 'currency.js';
import type { Money } from './money.ts';

/** The largest of `parts` payments in whole minor units: 10.01 in 4 is 2.51. */
export function splitMoney(money: Money, parts: number): Money {
  const whole = Math.trunc(parts || 0);
  if (whole <= 0) return money;
  const [first] = currency(money.minor, { fromCents: true }).distribute(whole);
  return first ? { ...money, minor: first.intValue || 0 } : money;
}
