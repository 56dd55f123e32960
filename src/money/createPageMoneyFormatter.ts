import type { Money } from './money.ts';
import { createMoneyFormatter, type MoneyFormat } from './createMoneyFormatter.ts';
import { formatAmount } from './formatAmount.ts';
import { readSpelling, type Spelling } from './readSpelling.ts';

type FormatMoney = (money: Money) => string;

/** In every currency it has all separators, and digits behind the point. */
const SAMPLE_MINOR = 123_456_789;

/**
 * A formatter that agrees with the page: servers and themes write "IDR 50.00", "50 €" or bare "50.00", also where the site says nothing of it.
 * A currency that the page shows no price in is written as `format` says.
 * @param format how the site says that it shows money
 * @param shown what stands in the prices of the page, asked for until one of them tells
 */
export function createPageMoneyFormatter(format: MoneyFormat, shown: () => Iterable<string>): FormatMoney {
  const usual = createMoneyFormatter(format);
  const found = new Map<string, FormatMoney>();
  const find = (currency: string): FormatMoney | undefined => {
    const texts = [...shown()];
    let spelling = readSpelling(texts, currency);
    if (!spelling && texts.length > 0) {
      // Asked for last: an `Intl` format takes a slow phone 30 ms.
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

/** What has not been seen on the page (thousands, a fraction) is written by the site's conventions where they agree with what has. */
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

/** An amount taken apart, as it is written in one way; `null` where that is in other digits. */
function sampleOf(write: FormatMoney, currency: string) {
  const [, before = '', digits, behind = ''] = /^(\D*)(\d.*\d)(\D*)$/.exec(write({ minor: SAMPLE_MINOR, currency })) ?? [];
  if (digits === undefined) return null;
  return { before, behind, group: /\D/.exec(digits)?.[0] ?? '', point: /\D(?=\d*$)/.exec(digits)?.[0] };
}

/** Blanks are of several kinds. */
const isAlike = (a: string, b: string): boolean => a.replace(/\s/g, ' ') === b.replace(/\s/g, ' ');
