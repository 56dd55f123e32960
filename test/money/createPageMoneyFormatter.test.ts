import { describe, expect, it, vi } from 'vitest';
import { createPageMoneyFormatter } from '../../src/money/createPageMoneyFormatter.ts';

const GERMAN = { useCldr: false, locale: 'de-DE' };
const ENGLISH = { useCldr: false, locale: 'en-US' };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money on a page that shows prices', () => {
  // "IDR 50.00" and amounts of the older money mode were seen on saved pages of real sites.
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
    ['without any sign, as in the older money mode', 'from 50.00', ENGLISH, 'IDR', 6000, 'Rp60.00'],
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
});
