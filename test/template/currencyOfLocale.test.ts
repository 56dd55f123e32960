import { getCurrencyForRegion } from '@phensley/cldr';
import { describe, expect, it } from 'vitest';
import { currencyOfLocale } from '../../src/template/formatters/i18n/currencyOfLocale.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes without a currency in CLDR, for which the other engine writes US dollars. */
const NOT_A_COUNTRY: ReadonlySet<string> = new Set(['AQ', 'CP', 'CQ', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

describe('The currency of a locale', () => {
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => regions.of(code) && new Intl.Locale(`und-${code}`).region === code && !NOT_A_COUNTRY.has(code),
  );

  it('is that of its country, for every country', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.map((code) => [code, currencyOfLocale(`en-${code}`)])).toEqual(
      countries.map((code) => [code, getCurrencyForRegion(code)]),
    );
  });

  it('is that of the country where most people speak its language, if it names none', () =>
    expect(['de', 'ar', 'pt', 'zh-Hant', 'sr-Latn'].map(currencyOfLocale)).toEqual(['EUR', 'EGP', 'BRL', 'TWD', 'RSD']));

  it('is none where there is no country', () => {
    for (const locale of ['es-419', 'en-150', 'ar-001', 'eo', 'en-AQ']) expect(currencyOfLocale(locale)).toBeUndefined();
  });

  it('is known to Intl', () => {
    const known = Intl.supportedValuesOf('currency');
    expect(countries.map((code) => currencyOfLocale(`en-${code}`) ?? '').filter((code) => !known.includes(code))).toEqual([]);
  });
});
