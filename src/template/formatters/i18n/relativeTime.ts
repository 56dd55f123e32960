import type { Formatter, Scope } from '../../render/Scope.ts';
import { toMoment } from '../../text/toMoment.ts';
import { capitalized, dateFormat } from './datetime.ts';
import { formatNumber } from './numberFormat.ts';
import { parseNumberOptions } from './numberOptions.ts';
import { type Distance, distanceBetween } from './relativeDistance.ts';
import { checkMoment, timeZoneOf } from './timeZone.ts';

const STYLES: ReadonlySet<string> = new Set(['long', 'short', 'narrow']);

/**
 * Distance from now, or between two inputs, in the largest unit: `in 3 days`, `yesterday`. Weeks only with `allowWeeks:true`; `field:` sets
 * the unit, `numericOnly:true` avoids words, `alwaysNow:true` allows "now" nevertheless, `dayOfWeek:true` names whole weeks by their day.
 */
export const relativeTime: Formatter = (value, args, scope) => {
  const [second] = scope.others;
  const start = second === undefined ? scope.now : toMoment(value);
  const end = toMoment(second === undefined ? value : second);
  const { locale } = scope;
  if (locale === null || Number.isNaN(end - start)) return '';
  const { settings, others: options } = parseNumberOptions(args);
  const isSet = (key: string): boolean => options.get(key) === 'true';
  const distance = distanceBetween(checkMoment(start), checkMoment(end), options.get('field') ?? '', isSet('allowWeeks'));
  const rounded = Number(formatNumber(`${distance.count}`, { maximumFractionDigits: 0, ...settings, useGrouping: false }, scope, 'en-US'));
  // A past time rounded to 0 stays past.
  const count = distance.count < 0 ? -Math.abs(rounded) : rounded;
  const isNow = isSet('alwaysNow') && distance.unit === 'second' && count === 0;
  const width = options.get('width') ?? 'long';
  const style = STYLES.has(width) ? (width as Intl.RelativeTimeFormatStyle) : 'long';
  const numeric = isSet('numericOnly') && !isNow ? 'always' : 'auto';
  const format = scope.keep(`relative ${locale} ${style} ${numeric}`, () => new Intl.RelativeTimeFormat(locale, { style, numeric }));
  const plain = format.format(count, distance.unit);
  const text = isSet('dayOfWeek') ? withWeekday(plain, distance, start, end, style, value, scope, locale) : plain;
  return options.get('context') === 'begin-sentence' ? capitalized(text, locale) : text;
};

const WEEK_WORD = /\bw(?:eek|k\.?)(s?)(?![a-z])/;

/** English only, because Intl has no such sentences and other languages cannot simply replace the word for a week. */
function withWeekday(
  text: string,
  { unit }: Distance,
  start: number,
  end: number,
  style: Intl.RelativeTimeFormatStyle,
  value: unknown,
  scope: Scope,
  locale: string,
): string {
  if (unit !== 'week' || !/^en\b/.test(locale)) return text;
  const timeZone = timeZoneOf(value, scope);
  const days = dateFormat(scope, locale, { weekday: style === 'long' ? 'long' : 'short', ...(timeZone && { timeZone }) });
  const day = days.format(end);
  if (day !== days.format(start)) return text;
  return text.replace(WEEK_WORD, (_, plural: string) =>
    style === 'long' ? day + plural : style === 'short' ? `${day}.` : day.slice(0, 2),
  );
}
