const CURRENCIES: Readonly<Record<string, string>> = {
  ARS: 'AR',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK GL FO',
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB IM JE GG',
  HKD: 'HK',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO',
  NZD: 'NZ',
  PHP: 'PH',
  PLN: 'PL',
  RUB: 'RU',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  ZAR: 'ZA',
};

/** The currency of a locale's country; USD for unknown ones. */
export function currencyOfRegion(locale: string): string {
  const region = new Intl.Locale(locale).maximize().region ?? 'US';
  for (const [currency, regions] of Object.entries(CURRENCIES)) if (regions.includes(region)) return currency;
  return 'USD';
}
