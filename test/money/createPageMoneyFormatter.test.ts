import { describe, expect, it, vi } from 'vitest';
import { createPageMoneyFormatter } from '../../src/money/createPageMoneyFormatter.ts';

const GERMAN = { useCldr: false, locale: 'de-DE' };
const ENGLISH = { useCldr: false, locale: 'en-US' };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money on a page that shows prices', () => {
  // "IDR 50.00" was seen on saved pages; the others are common in these countries.
  it.each<[string, string, typeof ENGLISH, string, number, string]>([
    ['by the currency’s code', 'IDR 50.00', ENGLISH, 'IDR', 6_000_000, 'IDR 60,000.00'],
    ['by its code, in a sentence', 'from IDR\u00a01,250.00', ENGLISH, 'IDR', 6000, 'IDR 60.00'],
    [
      'by its code, both prices of a sale',
      'Sale Price:IDR 50.00 Original Price:IDR 80.00 ',
      { useCldr: true, locale: 'de-DE' },
      'IDR',
      6000,
      'IDR 60.00',
    ],
    ['by the sign', 'from $40.00', ENGLISH, 'USD', 6000, '$60.00'],
    ['by the sign, where the site’s settings say otherwise', '€40.00', { useCldr: true, locale: 'de-DE' }, 'EUR', 6000, '€60.00'],
    ['as the site’s language has it, where the settings say nothing', 'ab 1.040,00 €', GERMAN, 'EUR', 123_456, '1.234,56 €'],
    ['in a currency without decimals', '¥1,200', ENGLISH, 'JPY', 500, '¥500'],
    ['by its code, in a currency without decimals', 'JPY 1,200', ENGLISH, 'JPY', 500, 'JPY 500'],
    ['without any sign', 'from 50.00', ENGLISH, 'IDR', 6000, '60.00'],
    ['without any sign, in the site’s language', '50,00', GERMAN, 'EUR', 123_450, '1.234,50'],
    ['in whole amounts', '50 €', { useCldr: false, locale: 'fr-FR' }, 'EUR', 6000, '60 €'],
    ['in whole amounts, where this one is none', '50 €', { useCldr: false, locale: 'fr-FR' }, 'EUR', 123_450, '1 234,50 €'],
    ['in whole amounts, with the sign before them', 'from $1,250', ENGLISH, 'USD', 6000, '$60'],
    ['by the sign, with a comma', '€50,00', ENGLISH, 'EUR', 123_450, '€1.234,50'],
    ['by the sign, with a blank and a comma', '€ 50,00', { useCldr: false, locale: 'nl-NL' }, 'EUR', 6000, '€ 60,00'],
    ['by the sign behind it, with a comma', '50,00 kr', ENGLISH, 'SEK', 123_450, '1.234,50 kr'],
    ['by the sign behind it, with a full stop', 'fra 50,00 kr.', ENGLISH, 'DKK', 6000, '60,00 kr.'],
    ['by the sign that all dollars have', '$50.00', ENGLISH, 'MXN', 123_450, '$1,234.50'],
    ['by the sign that all dollars have, in another country', 'from $50.00', ENGLISH, 'AUD', 6000, '$60.00'],
    ['by a longer sign of the same dollars', 'AU$50.00', ENGLISH, 'AUD', 6000, 'AU$60.00'],
    ['by the sign and the code', '$50.00 USD', ENGLISH, 'USD', 6000, '$60.00 USD'],
    ['after another number', '3 for $50.00', { useCldr: false, locale: 'en-AU' }, 'AUD', 6000, '$60.00'],
    ['with apostrophes between thousands', 'CHF 1’250.00', ENGLISH, 'CHF', 123_450, 'CHF 1’234.50'],
    ['as a number that is no price', 'Pack of 2', ENGLISH, 'USD', 6000, '$60.00'],
    ['with another currency’s code', 'IDR 50.00', ENGLISH, 'USD', 6000, '$60.00'],
    ['with another currency’s sign behind it', '50.00 kr', ENGLISH, 'USD', 6000, '$60.00'],
    ['in another currency', '£50.00', ENGLISH, 'IDR', 6000, 'Rp60.00'],
    ['with the sign of a currency whose sign is longer', 'CA$50.00', { useCldr: true, locale: 'en-CA' }, 'USD', 6000, 'US$60.00'],
    ['not at all', 'Price on request', ENGLISH, 'IDR', 6000, 'Rp60.00'],
    ['in digits of another writing', '٥٠٫٠٠ IDR', { useCldr: true, locale: 'ar-EG' }, 'USD', 6000, '‏٦٠٫٠٠ US$'],
  ])('%s is written alike', (_case, shown, format, currency, minor, text) => {
    expect(plain(createPageMoneyFormatter(format, () => [shown])({ minor, currency }))).toBe(text);
  });

  it('is written as the first price has it that tells', () => {
    const format = createPageMoneyFormatter(ENGLISH, () => ['', 'Sold Out', 'IDR 50.00', 'Rp50.00']);
    expect(format({ minor: 6000, currency: 'IDR' })).toBe('IDR 60.00');
  });

  it.each<[string, string[], string]>([
    ['a price that is no whole one tells nothing of whole ones', ['49,90 €', '50 €'], '60 €'],
    ['a whole price with a fraction does', ['50,00 €', '50 €'], '60,00 €'],
    ['without any whole price there is a fraction', ['49,90 €', '19,90 €'], '60,00 €'],
  ])('%s', (_case, shown, text) => {
    expect(plain(createPageMoneyFormatter(GERMAN, () => shown)({ minor: 6000, currency: 'EUR' }))).toBe(text);
  });

  it('is looked at once it has told, and again as long as it has not', () => {
    const shown = vi.fn<() => string[]>(() => []);
    const format = createPageMoneyFormatter(ENGLISH, shown);
    expect(format({ minor: 100, currency: 'IDR' })).toBe('Rp1.00');
    shown.mockReturnValue(['IDR 50.00']);
    expect(format({ minor: 100, currency: 'IDR' })).toBe('IDR 1.00');
    const asked = shown.mock.calls.length;
    expect(format({ minor: 200, currency: 'IDR' })).toBe('IDR 2.00');
    expect(shown.mock.calls.length).toBe(asked);
  });

  it.each([
    ['$49.90', ENGLISH, 'USD', '-$5.00'],
    ['49,90 €', GERMAN, 'EUR', '-5,00 €'],
    ['IDR 50.00', ENGLISH, 'IDR', '-IDR 5.00'],
  ])('that is taken off stands below zero, beside prices like %s', (shown, format, currency, text) => {
    expect(plain(createPageMoneyFormatter(format, () => [shown])({ minor: -500, currency }))).toBe(text);
  });

  it('is written as the first price has it, whatever sign a later, whole price has', () => {
    const format = createPageMoneyFormatter(ENGLISH, () => ['$49.90', '50 USD']);
    expect([format({ minor: 6000, currency: 'USD' }), format({ minor: 1990, currency: 'USD' })]).toEqual(['$60.00', '$19.90']);
  });
});
