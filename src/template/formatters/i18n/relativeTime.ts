import type { Formatter, Scope } from '../../render/Scope.ts';
import { toMoment } from '../../text/toMoment.ts';
import { capitalized, dateFormat } from './datetime.ts';
import { formatNumber } from './numberFormat.ts';
import { parseNumberOptions } from './numberOptions.ts';
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

type DistanceUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A count with its fraction, negative for the past. */
interface Distance {
  readonly unit: DistanceUnit;
  readonly count: number;
}

const DAY = 86_400_000;
/** In ms, the longest first. */
const FIXED: readonly (readonly [unit: DistanceUnit, length: number])[] = [
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];
/** Average month, for the fraction beyond whole months. */
const MONTH = 30.4375 * DAY;

/** In the `wanted` unit, else the largest that fits; weeks only if allowed. Both in ms since 1970. */
function distanceBetween(start: number, end: number, wanted: string, withWeeks: boolean): Distance {
  const sign = end < start ? -1 : 1;
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  const whole = wholeMonths(from, to);
  const months = sign * (whole + (to - addMonths(from, whole)) / MONTH);
  if (wanted === 'year' || (!isUnit(wanted) && whole >= 12)) return { unit: 'year', count: months / 12 };
  if (wanted === 'month' || (!isUnit(wanted) && whole > 0)) return { unit: 'month', count: months };
  for (const [unit, length] of FIXED) {
    if (isUnit(wanted) ? unit === wanted : to - from >= length && (unit !== 'week' || withWeeks))
      return { unit, count: (sign * (to - from)) / length };
  }
  return { unit: 'second', count: (end - start) / 1000 };
}

const isUnit = (name: string): boolean => name === 'year' || name === 'month' || FIXED.some(([unit]) => unit === name);

/** Calendar months; the last of January to the last of February is one. */
function wholeMonths(from: number, to: number): number {
  const [first, last] = [new Date(from), new Date(to)];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  return addMonths(from, months) > to ? months - 1 : months;
}

function addMonths(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(2000, 0));
  lastDay.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return date.getTime();
}
