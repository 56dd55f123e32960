import type { Money } from './money.ts';
import { decimalAmount } from './decimalAmount.ts';

/**
 * An amount without its currency, grouped with commas: `{ minor: 123450, currency: 'USD' }` is "1,234.50". A page's older money mode adds
 * the sign by CSS (`.sqs-money-native`).
 */
export function formatAmount(money: Money, trimZeroFraction = false): string {
  const { negative, whole, fraction } = decimalAmount(money, trimZeroFraction);
  return (negative ? '-' : '') + group(whole) + (fraction && `.${fraction}`);
}

function group(whole: string): string {
  let grouped = '';
  for (let end = whole.length; end > 0; end -= 3) {
    const part = whole.slice(Math.max(0, end - 3), end);
    grouped = grouped ? `${part},${grouped}` : part;
  }
  return grouped;
}
