import { fractionDigits } from '../model/fractionDigits.ts';
import type { Money } from '../model/money.ts';
import { createMoneyFormatter, type MoneyFormat } from './createMoneyFormatter.ts';
import { formatAmount } from './formatAmount.ts';

type FormatMoney = (money: Money) => string;

/** In every currency it has all separators, and digits behind the point. */
const SAMPLE_MINOR = 123_456_789;

/**
 * A formatter that agrees with the page: servers write "IDR 50.00", or by the conventions of the site's language, also where the site says
 * nothing of it. What they wrote is compared with the ways of writing that are known; a currency that the page shows no price in is
 * written as `format` says.
 * @param format how the site says that it shows money
 * @param shown what stands in the prices of the page, asked for until one of them tells
 */
export function createPageMoneyFormatter(format: MoneyFormat, shown: () => Iterable<string>): FormatMoney {
  const ways: readonly FormatMoney[] = [
    createMoneyFormatter(format),
    createMoneyFormatter({ ...format, useCldr: false }),
    (money) => `${money.currency} ${formatAmount(money)}`,
    createMoneyFormatter({ ...format, useCldr: true }),
  ];
  const found = new Map<string, FormatMoney>();
  const find = (currency: string): FormatMoney | undefined => {
    // Made when they are looked at: an `Intl` format takes a slow phone 30 ms, and the first way is nearly always the one.
    const shapes = new Map<FormatMoney, RegExp | null>();
    for (const text of shown()) {
      for (const way of ways) {
        const shape = shapes.has(way) ? shapes.get(way) : shapeOf(way, currency);
        shapes.set(way, shape ?? null);
        if (shape?.test(text)) return way;
      }
    }
    return undefined;
  };
  return (money) => {
    const { currency } = money;
    const way = found.get(currency) ?? find(currency);
    if (way) found.set(currency, way);
    return (way ?? ways[0] ?? formatAmount)(money);
  };
}

/**
 * What any amount in the currency looks like, written in this way and with nothing before and behind it that would make it another one;
 * `null` where it is written in other digits.
 */
function shapeOf(way: FormatMoney, currency: string): RegExp | null {
  const [, before = '', digits, behind = ''] = /^(\D*)(\d.*\d)(\D*)$/.exec(way({ minor: SAMPLE_MINOR, currency })) ?? [];
  if (digits === undefined) return null;
  const places = fractionDigits(currency);
  const whole = places === 0 ? digits : digits.slice(0, -places - 1);
  const point = places === 0 ? '' : `${literal(digits.slice(whole.length, -places))}\\d{${places}}`;
  const separator = literal(/\D/.exec(whole)?.[0] ?? '');
  const amount = `\\d{1,3}(?:${separator && `${separator}?`}\\d{3})*${point}`;
  // Without a look behind, which Safari 15 does not know.
  return new RegExp(`(?:^|[^\\p{L}\\p{N}\\p{Sc}.,])${literal(before)}${amount}${literal(behind)}(?![\\p{L}\\p{N}\\p{Sc}]|[.,]\\p{N})`, 'u');
}

/** Blanks are of several kinds. */
const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s/g, '\\s');
