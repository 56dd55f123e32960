/** How a currency is written without CLDR: its sign and where it stands. */
export interface CurrencySymbol {
  readonly text: string;
  /** `before`: "$1.00"; `before-spaced`: "₪ 1.00"; `after`: "1.00 kr". */
  readonly place: 'before' | 'before-spaced' | 'after';
}

// A$, CA$, €, £, HK$ and $ are the platform's. The others use a country mark where "$" would be ambiguous, otherwise the country's usual
// sign or short name.
const BEFORE: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  USD: '$',
  NZD: 'NZ$',
  CHF: 'CHF',
  MXN: 'MX$',
  SGD: 'S$',
  PHP: '₱',
  THB: '฿',
  MYR: 'RM',
  ARS: 'AR$',
  BRL: 'R$',
  COP: 'CO$',
  IDR: 'Rp',
  INR: '₹',
  JPY: '¥',
  ZAR: 'R',
};

const AFTER: Readonly<Record<string, string>> = { DKK: 'kr', NOK: 'kr', SEK: 'kr', CZK: 'Kč', RUB: '₽', PLN: 'zł' };

export function currencySymbol(currency: string): CurrencySymbol {
  if (currency === 'ILS') return { text: '₪', place: 'before-spaced' };
  const before = Object.hasOwn(BEFORE, currency) ? BEFORE[currency] : undefined;
  if (before !== undefined) return { text: before, place: 'before' };
  const after = Object.hasOwn(AFTER, currency) ? AFTER[currency] : undefined;
  return after === undefined ? { text: currency, place: 'before-spaced' } : { text: after, place: 'after' };
}
