/** Listed in spec §3 with 2 digits. Browsers would say 0 for some of them (COP, IDR), and a price would be a hundred times too high. */
const TWO_DIGITS = 'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR ZAR';

/**
 * How many digits an amount has behind the decimal point (spec §3: 2, but 0 for JPY). A currency outside the spec's list is looked up
 * in the platform's currency data; an unknown code counts as 2.
 * @param currency ISO 4217 code
 */
export function fractionDigits(currency: string): number {
  if (currency === 'JPY') return 0;
  if (TWO_DIGITS.includes(currency)) return 2;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
