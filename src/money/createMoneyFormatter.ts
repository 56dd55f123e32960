import type { Money } from './money.ts';
import { currencySymbol } from './currencySymbol.ts';
import { decimalAmount, formatAmount } from './decimalAmount.ts';

export interface MoneyFormat {
  readonly useCldr: boolean;
  /** Language tag, e.g. `de-DE` or `de_DE`; an invalid one counts as en-US. */
  readonly locale: string;
  /** Leaves ".00" out of whole amounts; default false. */
  readonly trimZeroFraction?: boolean;
}

/** Create it once per website, because building its `Intl` formats is slow. */
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
    // A decimal string, because sixteen digits do not fit in a float; older engines read it as a number.
    const decimal = `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}` as Intl.StringNumericLiteral;
    return cldr ? cldr.format(decimal) : formatFixed(money, format.trimZeroFraction);
  };
}

function formatFixed(money: Money, trimZeroFraction = false): string {
  const amount = formatAmount(money, trimZeroFraction);
  const { text, place } = currencySymbol(money.currency);
  if (place === 'after') return `${amount} ${text}`;
  return amount.replace(/^-?/, (minus) => minus + text + (place === 'before' ? '' : ' '));
}

/** `null`: `Intl` refuses the currency code. */
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
      // The RangeError does not name the invalid argument, so the next iteration tries the other.
    }
  }
  return null;
}
