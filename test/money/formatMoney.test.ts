import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { createMoneyFormatter, type MoneyFormat } from '../../src/money/createMoneyFormatter.ts';
import { formatAmount } from '../../src/money/decimalAmount.ts';
import type { Money } from '../../src/money/money.ts';

const formatMoney = (amount: Money, format: MoneyFormat): string => createMoneyFormatter(format)(amount);
const fixed = { useCldr: false, locale: 'en-US' } as const;
const money = (minor: number, currency: string) => ({ minor, currency });
const NBSP = '\u00A0';

describe('money with the fixed signs', () => {
  it.each([
    ['AUD', 'A$1,234.50'],
    ['CAD', 'CA$1,234.50'],
    ['EUR', '€1,234.50'],
    ['GBP', '£1,234.50'],
    ['HKD', 'HK$1,234.50'],
    ['USD', '$1,234.50'],
    ['NZD', 'NZ$1,234.50'],
    ['CHF', 'CHF1,234.50'],
    ['MXN', 'MX$1,234.50'],
    ['SGD', 'S$1,234.50'],
    ['PHP', '₱1,234.50'],
    ['THB', '฿1,234.50'],
    ['MYR', 'RM1,234.50'],
    ['ARS', 'AR$1,234.50'],
    ['BRL', 'R$1,234.50'],
    ['COP', 'CO$1,234.50'],
    ['IDR', 'Rp1,234.50'],
    ['INR', '₹1,234.50'],
    ['ZAR', 'R1,234.50'],
    ['DKK', '1,234.50 kr'],
    ['NOK', '1,234.50 kr'],
    ['SEK', '1,234.50 kr'],
    ['CZK', '1,234.50 Kč'],
    ['RUB', '1,234.50 ₽'],
    ['PLN', '1,234.50 zł'],
    ['ILS', '₪ 1,234.50'],
    ['XTS', 'XTS 1,234.50'],
  ])('%s', (currency, text) => {
    expect(formatMoney(money(123450, currency), fixed)).toBe(text);
  });

  it('yen have no fraction', () => {
    expect(formatMoney(money(123450, 'JPY'), fixed)).toBe('¥123,450');
  });

  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [1, '$0.01'],
    [99, '$0.99'],
    [100, '$1.00'],
    [99999, '$999.99'],
    [100000, '$1,000.00'],
    [100000000, '$1,000,000.00'],
    [-1, '-$0.01'],
    [-123456, '-$1,234.56'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
    [Number.MIN_SAFE_INTEGER, '-$90,071,992,547,409.91'],
  ])('%d cents are %s', (minor, text) => {
    expect(formatMoney(money(minor, 'USD'), fixed)).toBe(text);
  });

  it('the minus stands before the sign, and before the amount where the sign trails', () => {
    expect(formatMoney(money(-150, 'SEK'), fixed)).toBe('-1.50 kr');
    expect(formatMoney(money(-150, 'ILS'), fixed)).toBe('-₪ 1.50');
  });

  it('a zero fraction is left out only where asked, and only when it is zero', () => {
    const trimmed = { ...fixed, trimZeroFraction: true };
    expect(formatMoney(money(100000, 'USD'), trimmed)).toBe('$1,000');
    expect(formatMoney(money(100001, 'USD'), trimmed)).toBe('$1,000.01');
    expect(formatMoney(money(150, 'USD'), trimmed)).toBe('$1.50');
    expect(formatMoney(money(0, 'USD'), trimmed)).toBe('$0');
    expect(formatMoney(money(500, 'NOK'), trimmed)).toBe('5 kr');
    expect(formatMoney(money(500, 'JPY'), trimmed)).toBe('¥500');
  });

  it('never shows more than fifteen integer places', () => {
    expect(formatMoney(money(999_999_999_999_999, 'JPY'), fixed)).toBe('¥999,999,999,999,999');
    expect(formatMoney(money(1_000_000_000_000_000, 'JPY'), fixed)).toBe('¥999,999,999,999,999');
    expect(formatMoney(money(Number.MIN_SAFE_INTEGER, 'JPY'), fixed)).toBe('-¥999,999,999,999,999');
  });

  it('shows an amount that is none as zero, never as NaN', () => {
    for (const minor of [Number.NaN, Infinity, -Infinity]) expect(formatMoney(money(minor, 'USD'), fixed)).toBe('$0.00');
  });

  it('takes no currency code for a name that every object has', () => {
    expect(formatMoney(money(100, 'constructor'), fixed)).toBe('constructor 1.00');
    expect(formatMoney(money(100, '__proto__'), fixed)).toBe('__proto__ 1.00');
  });

  it('is exact and grouped in threes for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const size = BigInt(minor < 0 ? -minor : minor);
        const whole = (size / 100n).toLocaleString('en-US');
        const fraction = String(size % 100n).padStart(2, '0');
        expect(formatAmount(money(minor, 'USD'))).toBe(`${minor < 0 ? '-' : ''}${whole}.${fraction}`);
      }),
    );
  });

  it('is exact for every amount of yen up to fifteen places', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (minor) => {
        expect(formatAmount(money(minor, 'JPY'))).toBe(BigInt(minor).toLocaleString('en-US'));
      }),
    );
  });
});

describe('money in the conventions of the website’s language', () => {
  it.each([
    ['en-US', 123450, 'USD', '$1,234.50'],
    ['en-US', 123450, 'EUR', '€1,234.50'],
    ['de-DE', 123450, 'EUR', `1.234,50${NBSP}€`],
    ['en-US', 123450, 'JPY', '¥123,450'],
    ['en-US', -123450, 'USD', '-$1,234.50'],
    ['en-US', 0, 'USD', '$0.00'],
    ['en-US', Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91'],
    ['en-US', 100, 'XTS', `XTS${NBSP}1.00`],
  ])('%s %d %s', (locale, minor, currency, text) => {
    expect(formatMoney(money(minor, currency), { useCldr: true, locale })).toBe(text);
  });

  it('reads an underscore in the language tag as a hyphen', () => {
    expect(formatMoney(money(123450, 'EUR'), { useCldr: true, locale: 'de_DE' })).toBe(`1.234,50${NBSP}€`);
  });

  it('falls back to en-US for a tag that is none', () => {
    for (const locale of ['', '!', 'not a tag', 'x']) {
      expect(formatMoney(money(123450, 'USD'), { useCldr: true, locale })).toBe('$1,234.50');
    }
  });

  it('shows code and amount for what cannot be a currency code', () => {
    for (const currency of ['', 'US', 'DOLLARS', '€']) {
      expect(formatMoney(money(123450, currency), { useCldr: true, locale: 'de-DE' })).toBe(`${currency} 1,234.50`);
    }
  });

  it('leaves a zero fraction out only where asked', () => {
    const trimmed = createMoneyFormatter({ useCldr: true, locale: 'en-US', trimZeroFraction: true });
    expect([trimmed(money(100000, 'USD')), trimmed(money(100001, 'USD')), trimmed(money(100000, 'USD'))]).toEqual([
      '$1,000',
      '$1,000.01',
      '$1,000',
    ]);
  });

  it('one formatter serves every currency of the website', () => {
    const format = createMoneyFormatter({ useCldr: true, locale: 'en-US' });
    expect([format(money(100, 'USD')), format(money(100, 'GBP')), format(money(100, 'JPY')), format(money(200, 'USD'))]).toEqual([
      '$1.00',
      '£1.00',
      '¥100',
      '$2.00',
    ]);
  });

  it('is exact for every amount', () => {
    const format = createMoneyFormatter({ useCldr: true, locale: 'en-US' });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const size = BigInt(minor < 0 ? -minor : minor);
        expect(format(money(minor, 'USD'))).toBe(
          `${minor < 0 ? '-' : ''}$${(size / 100n).toLocaleString('en-US')}.${String(size % 100n).padStart(2, '0')}`,
        );
      }),
    );
  });
});
