import { attempt } from '../lib/result.ts';

/** The platform stores these with 2 digits; `Intl` has 0 for some (COP, IDR), which would show prices a hundred times too high. */
const TWO_DIGITS = 'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR ZAR';

/**
 * Digits behind the decimal point on the platform: 2, but 0 for JPY. Other currencies are looked up in the platform's data; an unknown code
 * has 2.
 *
 * @param currency ISO 4217 code
 */
export function fractionDigits(currency: string): number {
  if (currency === 'JPY') return 0;
  if (TWO_DIGITS.includes(currency)) return 2;
  return attempt(() => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits) ?? 2;
}
