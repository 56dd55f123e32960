import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { currencyOfLocale } from './currencyOfLocale.ts';
import { formatNumber, numberFormat, numberTextOf, shifted, type NumberText } from './numberFormat.ts';
import { compact, parseNumberOptions, type NumberSettings } from './numberOptions.ts';

/** An amount in whole units, exact, and its currency. */
interface MoneyText {
  readonly value: NumberText;
  readonly currency: string;
}

/**
 * Reads `{value, currency}` or `{decimalValue, currencyCode}`.
 *
 * @throws TypeError otherwise
 */
function moneyTextOf(node: unknown): MoneyText {
  const value = numberTextOf(at(node, 'decimalValue') ?? at(node, 'value'));
  const currency = textAt(node, 'currencyCode') || textAt(node, 'currency');
  if (value === null || !/^[A-Za-z]{3}$/.test(currency)) throw new TypeError('the value is not a money value');
  return { value, currency: currency.toUpperCase() };
}

/** Locale money: `style:` symbol, accounting, code, name, short, standard; `symbol:narrow`; number options. */
export const money: Formatter = (value, args, scope) =>
  scope.locale === null ? '' : formatMoney(moneyTextOf(value), args, scope, scope.locale);

function formatMoney({ value, currency }: MoneyText, args: readonly string[], scope: Scope, locale: string): string {
  const { settings, others } = parseNumberOptions(args);
  const style = others.get('style');
  const inCurrency: NumberSettings = { style: 'currency', currency };
  const decimals = (): number | undefined => numberFormat(scope, locale, inCurrency).resolvedOptions().maximumFractionDigits;
  const full: NumberSettings = { ...(style === 'short' ? compact(settings, decimals()) : settings), ...inCurrency };
  if (style === 'name' || style === 'code') {
    full.currencyDisplay = 'name';
    const parts = numberFormat(scope, locale, { ...inCurrency, currencyDisplay: 'name' }).formatToParts(value);
    const [first, name] = parts.filter(({ type }) => type === 'currency');
    // ICU 78 writes Turkish amounts with the symbol before and the name behind them, and a digit behind the name.
    if (first && name) {
      const amount = formatNumber(value, withDecimals(settings, decimals() ?? 0), scope, locale);
      return `${amount} ${style === 'code' ? currency : name.value}`;
    }
  } else if (others.get('symbol') === 'narrow') full.currencyDisplay = 'narrowSymbol';
  if (style === 'accounting') full.currencySign = 'accounting';
  // Intl puts a code where the symbol stands; locales put it where the name stands.
  return formatNumber(value, full, scope, locale, style === 'code' ? currency : '');
}

/** A number with as many decimals as Intl gives an amount. */
function withDecimals(settings: NumberSettings, usual: number): NumberSettings {
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = usual } = settings;
  return { minimumFractionDigits: Math.min(usual, most), maximumFractionDigits: Math.max(usual, least), ...settings };
}

export const bookkeeperMoneyFormat: Formatter = (value, _args, scope) => {
  const { locale } = scope;
  if (locale === null) return '';
  const currency = scope.keep(`currency ${locale}`, () => currencyOfLocale(locale));
  if (!currency) scope.reportOnce(`Locale "${locale}" has no currency; amounts are written without one.`);
  const unit: NumberSettings = currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(scope, locale, { ...unit, roundingMode: 'halfEven', signDisplay: 'negative' }).format(
    shifted(numberTextOf(value) ?? '0', -2),
  );
};

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
