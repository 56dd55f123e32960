import type { Formatter } from '../../render/Scope.ts';
import { moneyTextOf } from './money.ts';
import { numberFormat } from './numberFormat.ts';

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['AUD', 'A$'],
  ['CAD', 'C$'],
  ['DKK', 'kr'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['NOK', 'kr'],
  ['SEK', 'kr'],
  ['USD', '$'],
]);
const RIGHT_SIDED = /^(?:da-DK|de-DE|fr-FR|sv-SE)$/;
const LETTER = /\p{L}/u;

/** Tags in use that name no country. */
const ALIASES: ReadonlyMap<string, string> = new Map([['en-UK', 'en-GB']]);

/** Older money format with fixed symbols on the locale's side; the argument is a locale such as `de_DE`. */
export const legacyMoneyFormat: Formatter = (value, args, scope) => {
  const { value: text, currency } = moneyTextOf(value);
  const tag = (args[0] || scope.locale || 'en-US').replace('_', '-');
  const locale = ALIASES.get(tag) ?? tag;
  const digits = numberFormat(scope, 'en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const number = numberFormat(scope, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const symbol = SYMBOLS.get(currency) ?? currency;
  if (RIGHT_SIDED.test(tag)) return `${number.format(text)}${LETTER.test(symbol.charAt(0)) ? '\u00A0' : ''}${symbol}`;
  if (LETTER.test(symbol.at(-1) ?? '')) return `${symbol}\u00A0${number.format(text)}`;
  return text.startsWith('-') ? `-${symbol}${number.format(text.slice(1) as typeof text)}` : symbol + number.format(text);
};
