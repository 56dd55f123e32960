/**
 * How many digits an amount has behind the decimal point (spec §3: 2, but 0 for JPY). A currency outside the spec's list is looked up
 * in the platform's currency data; an unknown code counts as 2.
 * @param currency ISO 4217 code
 */
export function fractionDigits(currency: string): number {
  if (currency === 'JPY') return 0;
  if (currency === 'USD' || currency === 'EUR' || currency === 'GBP') return 2;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
