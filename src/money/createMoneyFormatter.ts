import type { Money } from './money.ts';
import { currencySymbol } from './currencySymbol.ts';
import { decimalAmount } from './decimalAmount.ts';
import { formatAmount } from './formatAmount.ts';

/** How a website shows money (spec §3 `useCLDRMoneyFormat`, §9 "Money formats"). */
export interface MoneyFormat {
  /** true: the conventions of `locale` (CLDR, through `Intl`); false: the fixed signs of spec §9. */
  readonly useCldr: boolean;
  /** The website's language tag; an underscore counts as a hyphen, a tag that is no tag as en-US. */
  readonly locale: string;
  /** Leaves ".00" out of whole amounts. Default false. */
  readonly trimZeroFraction?: boolean;
}

/**
 * A formatter for one website. It keeps the `Intl` formats it has built (building one costs far more than using it), so
 * create it once per website and pass it on.
 */
export function createMoneyFormatter(format: MoneyFormat): (money: Money) => string {
  if (!format.useCldr) return (money) => formatFixed(money, format.trimZeroFraction);
  const built = new Map<string, Intl.NumberFormat | null>();
  return (money) => {
    const { negative, whole, fraction } = decimalAmount(money, format.trimZeroFraction);
    const key = `${money.currency} ${fraction.length}`;
    let cldr = built.get(key);
    if (cldr === undefined) {
      cldr = createCldrFormat(format.locale, money.currency, fraction.length);
      built.set(key, cldr);
    }
    // A decimal string and not a number: sixteen digits do not fit in a float (NumberFormat v3; older engines read a number).
    const decimal = `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}` as Intl.StringNumericLiteral;
    return cldr ? cldr.format(decimal) : formatFixed(money, format.trimZeroFraction);
  };
}

function formatFixed(money: Money, trimZeroFraction = false): string {
  const amount = formatAmount(money, trimZeroFraction);
  const minus = amount.startsWith('-') ? '-' : '';
  const size = amount.slice(minus.length);
  const { text, place } = currencySymbol(money.currency);
  if (place === 'after') return `${amount} ${text}`;
  return minus + text + (place === 'before-spaced' ? ' ' : '') + size;
}

/** null: `Intl` knows no such currency code (it must be three letters). */
function createCldrFormat(locale: string, currency: string, places: number): Intl.NumberFormat | null {
  for (const tag of [locale.replaceAll('_', '-'), 'en-US']) {
    try {
      return new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      });
    } catch {
      // A RangeError for the tag or for the currency: the next turn tells which.
    }
  }
  return null;
}
