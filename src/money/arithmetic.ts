import currency from 'currency.js';
import type { Money } from './money.ts';

// Amounts are whole minor units, held within the safe integers so that currency.js never gives NaN.

const amount = (minor: number): currency => currency(minor, { fromCents: true });

const moneyOf = ({ intValue }: currency, { currency: code }: Money): Money => ({
  minor: Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, intValue)) || 0,
  currency: code,
});

export const addMoney = (a: Money, b: Money): Money | null => (a.currency === b.currency ? moneyOf(amount(a.minor).add(b.minor), a) : null);

export const subtractMoney = (a: Money, b: Money): Money | null =>
  a.currency === b.currency ? moneyOf(amount(a.minor).subtract(b.minor), a) : null;

/** The quantity is truncated to a whole number; NaN counts as 0. */
export const multiplyMoney = (money: Money, quantity: number): Money =>
  moneyOf(amount(money.minor).multiply(Math.trunc(quantity || 0)), money);

/** The largest of `parts` payments in whole minor units: 10.01 in 4 is 2.51. */
export function splitMoney(money: Money, parts: number): Money {
  const whole = Math.trunc(parts || 0);
  if (whole <= 0) return money;
  const [first] = amount(money.minor).distribute(whole);
  return first ? moneyOf(first, money) : money;
}
