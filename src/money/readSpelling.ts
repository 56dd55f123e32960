import { fractionDigits } from './fractionDigits.ts';
import { currencySymbol } from './currencySymbol.ts';

export interface Spelling {
  readonly before: string;
  readonly behind: string;
  /** The separators of thousands and of the fraction; left out if no amount on the page shows one. */
  readonly group?: string | undefined;
  readonly point?: string | undefined;
  readonly trims: boolean;
}

/**
 * How a page writes prices, from the first one in this currency and those like it; `null` when it has none.
 *
 * @param texts the page's price texts
 *
 * @param further other signs of the currency
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

/** Matches any kind of space. */
const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s/g, '\\s');

/** No lookbehind, which Safari 15 lacks. */
function shapeOf(currency: string, places: number, further: readonly string[]): RegExp {
  const { text } = currencySymbol(currency);
  // "kr." and "Rp." are in use as well.
  const signs = [...further, currency, text].map((sign) => literal(sign) + (/[a-z]$/.test(sign) ? '\\.?' : ''));
  if (text.endsWith('$')) {
    // "$", "AU$", "$ US": domestic pages often leave the country out.
    const country = `${currency[0]}(?:${currency[1]}${currency[2]}?)?`;
    signs.push(`(?:${country})?\\$(?:\\s?${country})?`);
  }
  const sign = `(?:${signs.join('|')})`;
  // Three digits behind a point may be thousands.
  const point = places === 0 ? '()()' : `(?:([.,])(\\d{${places}}))${places < 3 ? '?' : ''}`;
  const amount = `\\d{1,3}(?:([.,'’\\s]?)\\d{3})*${point}`;
  return new RegExp(`(?:^|[^\\p{L}\\p{N}\\p{Sc}.,])(${sign}\\s?)?${amount}(\\s?${sign})?(?![\\p{L}\\p{N}\\p{Sc}]|[.,]\\p{N})`, 'gu');
}

function isBarePrice(text: string, start: number, all: string, fraction: string | undefined): boolean {
  if (text.trim() === all.trim()) return true;
  const digits = start + all.search(/\d/);
  return (
    Boolean(fraction) &&
    !/(?:\p{Sc}|\p{Lu}\p{L}{0,2}|kr)\s?$/u.test(text.slice(0, digits)) &&
    !/^\s?(?:\p{Sc}|\p{L}{1,3}(?!\p{L}))/u.test(text.slice(start + all.length))
  );
}
