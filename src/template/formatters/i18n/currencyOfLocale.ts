/** Currencies of the countries whose code they begin with. https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml */
const NAMED_AFTER = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP
CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW
KWD KYD KZT LAK LBP LKR LRD LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON
RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST YER ZAR ZMW
ZWG`;

/** Further countries by their currency. */
const SHARED: Readonly<Record<string, string>> = {
  AUD: 'CC CX HM KI NF NR TV',
  CHF: 'LI',
  DKK: 'FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GG GS IM JE TA',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'BV SJ',
  NZD: 'CK NU PN TK',
  SHP: 'AC',
  USD: 'AS BQ DG EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  ZAR: 'LS',
};

/** The currency of a locale's country, or of the likeliest country of its language; none for a part of the world such as Latin America. */
export function currencyOfLocale(locale: string): string | undefined {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  const shared = Object.entries(SHARED).find(([, regions]) => regions.split(' ').includes(region));
  return shared?.[0] ?? (region ? NAMED_AFTER.split(/\s/).find((currency) => currency.startsWith(region)) : undefined);
}
