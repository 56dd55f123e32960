import currency from 'currency.js';
import type { Money } from './money.ts';

// Amounts are whole minor units; what currency.js makes of them is held within the safe integers, so that it is never NaN.

const amount = (minor: number): currency => currency(minor, { fromCents: true });

const moneyOf = ({ intValue }: currency, { currency: code }: Money): Money => ({
  minor: Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, intValue)) || 0,
  currency: code,
});

/** The sum; null when the currencies differ. */
export const addMoney = (a: Money, b: Money): Money | null => (a.currency === b.currency ? moneyOf(amount(a.minor).add(b.minor), a) : null);

/** The difference; null when the currencies differ. */
export const subtractMoney = (a: Money, b: Money): Money | null =>
  a.currency === b.currency ? moneyOf(amount(a.minor).subtract(b.minor), a) : null;

/** `quantity` times the amount; a quantity that is not a whole number is cut to one, NaN is 0. */
export const multiplyMoney = (money: Money, quantity: number): Money =>
  moneyOf(amount(money.minor).multiply(Math.trunc(quantity || 0)), money);

/** The largest part when an amount is divided into `parts` payments of whole minor units: 10.01 in 4 is 2.51. */
export function splitMoney(money: Money, parts: number): Money {
  const whole = Math.trunc(parts || 0);
  if (whole <= 0) return money;
  const [first] = amount(money.minor).distribute(whole);
  return first ? moneyOf(first, money) : money;
}
