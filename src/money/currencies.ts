import { fractionDigits } from './fractionDigits.ts';

export interface Currency {
  readonly code: CurrencyCode;
  readonly name: string;
  readonly fractionDigits: number;
  readonly numericCode: string;
}

const NAMED = {
  EUR: ['978', 'Euro'],
  USD: ['840', 'United States Dollar'],
  AUD: ['036', 'Australian Dollar'],
  NOK: ['578', 'Norwegian Krone'],
  CAD: ['124', 'Canadian Dollar'],
  NZD: ['554', 'New Zealand Dollar'],
  DKK: ['208', 'Danish Krone'],
  GBP: ['826', 'British Pound'],
  HKD: ['344', 'Hong Kong Dollar'],
  CHF: ['756', 'Swiss Franc'],
  MXN: ['484', 'Mexican Peso'],
  SGD: ['702', 'Singapore Dollar'],
  SEK: ['752', 'Swedish Krona'],
  CZK: ['203', 'Czech Koruna'],
  ILS: ['376', 'Israeli New Shekel'],
  PHP: ['608', 'Philippine Peso'],
  RUB: ['643', 'Russian Ruble'],
  PLN: ['985', 'Polish Zloty'],
  THB: ['764', 'Thai Baht'],
  MYR: ['458', 'Malaysian Ringgit'],
  ARS: ['032', 'Argentine Peso'],
  BRL: ['986', 'Brazilian Real'],
  COP: ['170', 'Colombian Peso'],
  IDR: ['360', 'Indonesian Rupiah'],
  INR: ['356', 'Indian Rupee'],
  JPY: ['392', 'Japanese Yen'],
  ZAR: ['710', 'South African Rand'],
} as const;

export type CurrencyCode = keyof typeof NAMED;

/** Every currency that a store can sell in. Formatting does not import it: see `fractionDigits`. */
export const CURRENCIES: readonly Currency[] = /* @__PURE__ */ Object.entries(NAMED).map(([code, [numericCode, name]]) => ({
  code: code as CurrencyCode,
  name,
  fractionDigits: fractionDigits(code),
  numericCode,
}));
