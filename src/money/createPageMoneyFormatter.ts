import type { Money } from './money.ts';
import { createMoneyFormatter, type MoneyFormat } from './createMoneyFormatter.ts';
import { formatAmount } from './decimalAmount.ts';
import { readSpelling, type Spelling } from './readSpelling.ts';

type FormatMoney = (money: Money) => string;

/** Long enough to show all separators in every currency. */
const SAMPLE_MINOR = 123_456_789;

/**
 * A formatter that writes amounts as the page does, e.g. "IDR 50.00", "50 €" or bare "50.00". Currencies without a price on the page are
 * written by `format`.
 *
 * @param format the site's setting
 *
 * @param shown the page's price texts, read until one can be used
 */
export function createPageMoneyFormatter(format: MoneyFormat, shown: () => Iterable<string>): FormatMoney {
  const usual = createMoneyFormatter(format);
  const found = new Map<string, FormatMoney>();
  const find = (currency: string): FormatMoney | undefined => {
    const texts = [...shown()];
    let spelling = readSpelling(texts, currency);
    if (!spelling && texts.length > 0) {
      // Called last: creating an `Intl` format takes 30 ms on a slow phone.
      const sample = sampleOf(createMoneyFormatter({ ...format, useCldr: true }), currency);
      const signs = [sample?.before, sample?.behind].flatMap((sign) => sign?.trim() || []);
      spelling = signs.length > 0 ? readSpelling(texts, currency, signs) : null;
    }
    return spelling ? formatterOf(spelling, format, currency) : undefined;
  };
  return (money) => {
    const { currency } = money;
    const way = found.get(currency) ?? find(currency);
    if (way) found.set(currency, way);
    return (way ?? usual)(money);
  };
}

/** Parts the page has not shown (thousands, a fraction) follow the site's conventions if the shown ones agree with them. */
function formatterOf({ before, behind, group, point, trims }: Spelling, format: MoneyFormat, currency: string): FormatMoney {
  const decimal = point ?? (group === '.' ? ',' : '.');
  const thousands = group ?? (decimal === ',' ? '.' : ',');
  let write: FormatMoney = (money) => formatAmount(money, trims).replace(/[.,]/g, (sign) => (sign === ',' ? thousands : decimal));
  for (const useCldr of [format.useCldr, !format.useCldr]) {
    const known = createMoneyFormatter({ ...format, useCldr, trimZeroFraction: trims });
    const sample = sampleOf(known, currency);
    const agrees =
      sample &&
      isAlike(sample.before, before) &&
      isAlike(sample.behind, behind) &&
      (point ?? sample.point) === sample.point &&
      isAlike(group || sample.group, sample.group);
    if (!agrees) continue;
    write = (money) => /\d(?:.*\d)?/.exec(known(money))?.[0] ?? '';
    break;
  }
  return (money) => (money.minor < 0 ? '-' : '') + before + write({ ...money, minor: Math.abs(money.minor) }) + behind;
}

function sampleOf(write: FormatMoney, currency: string) {
  const [, before = '', digits, behind = ''] = /^(\D*)(\d.*\d)(\D*)$/.exec(write({ minor: SAMPLE_MINOR, currency })) ?? [];
  if (digits === undefined) return null;
  return { before, behind, group: /\D/.exec(digits)?.[0] ?? '', point: /\D(?=\d*$)/.exec(digits)?.[0] };
}

const isAlike = (a: string, b: string): boolean => a.replace(/\s/g, ' ') === b.replace(/\s/g, ' ');
