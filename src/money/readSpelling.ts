import { fractionDigits } from './fractionDigits.ts';
import { currencySymbol } from './currencySymbol.ts';

/** How a page writes the amounts of one currency. */
export interface Spelling {
  /** Up to the first digit, e.g. "$" or "EUR ". */
  readonly before: string;
  /** From the last digit, e.g. " €"; both are empty where a page writes bare numbers. */
  readonly behind: string;
  /** What stands between thousands, and before the fraction; left out: no amount on the page has one. */
  readonly group?: string | undefined;
  readonly point?: string | undefined;
  /** Whether whole amounts are written without a fraction. */
  readonly trims: boolean;
}

/**
 * How prices are written on a page, from the first one in this currency and those that are written like it; `null` when none is.
 * @param texts what stands in the prices
 * @param further signs of the currency beside its usual one and its code
 */
export function readSpelling(texts: Iterable<string>, currency: string, further: readonly string[] = []): Spelling | null {
  const places = fractionDigits(currency);
  const amounts = shapeOf(currency, places, further);
  let found = null as Spelling | null;
  for (const text of texts) {
    for (const match of text.matchAll(amounts)) {
      const [all, before = '', group, point, fraction, behind = ''] = match;
      const isSigned = before !== '' || behind !== '';
      if (!isSigned && !isBarePrice(text, match.index, all, fraction)) continue;
      if (found && (found.before !== before || found.behind !== behind)) continue;
      found = { before, behind, group: found?.group ?? group, point: found?.point ?? point, trims: places > 0 && fraction === undefined };
      // 49.90 does not show how 50 is written.
      if (places === 0 || fraction === undefined || !Number(fraction)) return found;
    }
  }
  return found;
}

/** Blanks are of several kinds. */
const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s/g, '\\s');

/** What an amount looks like: without a look behind, which Safari 15 does not know. */
function shapeOf(currency: string, places: number, further: readonly string[]): RegExp {
  const { text } = currencySymbol(currency);
  // "kr." and "Rp." are written as well.
  const signs = [...further, currency, text].map((sign) => literal(sign) + (/[a-z]$/.test(sign) ? '\\.?' : ''));
  if (text.endsWith('$')) {
    // "$", "AU$", "$ US": at home nobody writes which dollars they are.
    const country = `${currency[0]}(?:${currency[1]}${currency[2]}?)?`;
    signs.push(`(?:${country})?\\$(?:\\s?${country})?`);
  }
  const sign = `(?:${signs.join('|')})`;
  // Three digits behind a point could be thousands as well.
  const point = places === 0 ? '()()' : `(?:([.,])(\\d{${places}}))${places < 3 ? '?' : ''}`;
  const amount = `\\d{1,3}(?:([.,'’\\s]?)\\d{3})*${point}`;
  return new RegExp(`(?:^|[^\\p{L}\\p{N}\\p{Sc}.,])(${sign}\\s?)?${amount}(\\s?${sign})?(?![\\p{L}\\p{N}\\p{Sc}]|[.,]\\p{N})`, 'gu');
}

/** Whether a number without a sign is a price: with its fraction or by itself, and not beside the sign of another currency. */
function isBarePrice(text: string, start: number, all: string, fraction: string | undefined): boolean {
  if (text.trim() === all.trim()) return true;
  const digits = start + all.search(/\d/);
  return (
    Boolean(fraction) &&
    !/(?:\p{Sc}|\p{Lu}\p{L}{0,2}|kr)\s?$/u.test(text.slice(0, digits)) &&
    !/^\s?(?:\p{Sc}|\p{L}{1,3}(?!\p{L}))/u.test(text.slice(start + all.length))
  );
}
