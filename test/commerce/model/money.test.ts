import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { fractionDigits } from '../../../src/money/fractionDigits.ts';
import { toMoney } from '../../../src/money/money.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('an amount on the wire', () => {
  it.each<[string, unknown, ReturnType<typeof toMoney>]>([
    ['a number is minor units', 5000, usd(5000)],
    ['a text of digits is minor units', '2250', usd(2250)],
    ['blanks around digits do not matter', ' 2250 ', usd(2250)],
    ['nothing to pay', 0, usd(0)],
    ['a refund', -150, usd(-150)],
    ['no minus before zero', -0, usd(0)],
    ['currency, value with a point: a decimal', { currency: 'USD', value: '50.00' }, usd(5000)],
    ['currency, value with a point, as a number', { currency: 'USD', value: 50.5 }, usd(5050)],
    ['currency, value of digits only: minor units', { currency: 'USD', value: '5000' }, usd(5000)],
    ['currency, value as a whole number: minor units', { currency: 'USD', value: 5000 }, usd(5000)],
    ['currencyCode: the decimal counts first', { currencyCode: 'USD', value: 5000, decimalValue: '50.00', fractionalDigits: 2 }, usd(5000)],
    ['currencyCode: a decimal of digits only is still a decimal', { currencyCode: 'USD', decimalValue: '50' }, usd(5000)],
    ['currencyCode without a decimal: minor units', { currencyCode: 'USD', value: 5000 }, usd(5000)],
    ['currencyCode with a broken decimal: minor units', { currencyCode: 'USD', value: 5000, decimalValue: 'fifty' }, usd(5000)],
    ['no currency at all: the store currency', { value: 5000 }, usd(5000)],
    ['an empty currency: the store currency', { currency: '', value: '12.30' }, usd(1230)],
    ['a single decimal digit', { currency: 'EUR', value: '40.1' }, { minor: 4010, currency: 'EUR' }],
    ['no digit behind the point', { currency: 'EUR', value: '40.' }, { minor: 4000, currency: 'EUR' }],
    ['a decimal that floats cannot hold exactly', { currency: 'USD', value: '1.15' }, usd(115)],
    ['a negative decimal', { currency: 'USD', value: '-0.05' }, usd(-5)],
    ['further zeros change nothing', { currency: 'USD', value: '50.000' }, usd(5000)],
    ['yen has no decimals', { currency: 'JPY', value: '4000' }, { minor: 4000, currency: 'JPY' }],
    ['yen with zeros behind the point', { currency: 'JPY', value: '4000.00' }, { minor: 4000, currency: 'JPY' }],
    ['Colombian pesos have two digits', { currency: 'COP', value: '4000.00' }, { minor: 400_000, currency: 'COP' }],
    ['Indonesian rupiah have two digits', { currencyCode: 'IDR', decimalValue: '10.5' }, { minor: 1050, currency: 'IDR' }],
    ['the greatest safe amount', Number.MAX_SAFE_INTEGER, usd(Number.MAX_SAFE_INTEGER)],
  ])('%s', (_, raw, money) => expect(toMoney(raw, 'USD')).toEqual(money));

  it.each<[string, unknown]>([
    ['nothing', null],
    ['not there', undefined],
    ['a word', 'free'],
    ['an empty text', ''],
    ['a formatted price', '$50.00'],
    ['a decimal without a currency beside it', '50.00'],
    ['half a cent', 0.5],
    ['half a cent, as a decimal', { currency: 'USD', value: '0.005' }],
    ['a fraction of a yen', { currency: 'JPY', value: '1.5' }],
    ['grouped digits', { currency: 'USD', value: '1,000.00' }],
    ['scientific notation', { currency: 'USD', value: '1e3' }],
    ['too large to be exact', '9007199254740993'],
    ['too large to be exact, as a decimal', { currency: 'USD', value: '90071992547409.93' }],
    ['infinite', Number.POSITIVE_INFINITY],
    ['a list', [5000]],
    ['an object without an amount', { currency: 'USD' }],
    ['an object in place of an amount', { currency: 'USD', value: { toString: 1 } }],
    ['true', true],
  ])('%s is no amount', (_, raw) => expect(toMoney(raw, 'USD')).toBeNull());

  it('does not take an amount from the prototype', () => {
    expect(toMoney(Object.create({ value: 5000, currency: 'USD' }), 'USD')).toBeNull();
  });

  it('reads every decimal back exactly, whatever the currency', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom('USD', 'JPY', 'COP', 'KWD'), fc.boolean(), (minor, currency, negative) => {
        const digits = fractionDigits(currency);
        const text = String(minor).padStart(digits + 1, '0');
        const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
        const money = { minor: negative && minor !== 0 ? -minor : minor, currency };
        expect(toMoney({ currencyCode: currency, decimalValue: (negative ? '-' : '') + decimal }, 'EUR')).toEqual(money);
      }),
    );
  });

  it('is a safe whole number or nothing, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (raw, currency) => {
        const money = toMoney(raw, currency);
        expect(money === null || (Number.isSafeInteger(money.minor) && typeof money.currency === 'string')).toBe(true);
      }),
    );
  });
});

describe('digits behind the point', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['COP', 2],
    ['IDR', 2],
    ['KWD', 3],
    ['KRW', 0],
    ['XYZ', 2],
    ['', 2],
    ['not a code', 2],
  ])('%s has %i', (currency, digits) => expect(fractionDigits(currency)).toBe(digits));
});
