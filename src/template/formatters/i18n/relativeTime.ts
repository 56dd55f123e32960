import type { Formatter } from '../../render/Scope';
import { toNumber } from '../../text/toNumber';
import { capitalized } from './datetime';
import { numberFormat } from './numberFormat';
import { parseNumberOptions } from './numberOptions';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const SECOND = 1000;
const UNITS: readonly (readonly [unit: Unit, length: number])[] = [
  ['year', 31_556_952 * SECOND],
  ['month', 2_629_746 * SECOND],
  ['week', 604_800 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
  ['second', SECOND],
];
const STYLES: ReadonlySet<string> = new Set(['long', 'short', 'narrow']);

/**
 * How far a moment is from now, or the second input from the first, in the largest unit that fits: `in 3 days`, `yesterday`.
 * Weeks only with `allowWeeks`; `field:` picks the unit, `numericOnly` avoids words, `alwaysNow` tells anything within a second as now.
 */
export const relativeTime: Formatter = (value, args, scope) => {
  const [second] = scope.others;
  const start = second === undefined ? scope.now : toNumber(value);
  const difference = toNumber(second === undefined ? value : second) - start;
  const { locale } = scope;
  if (locale === null || !Number.isFinite(difference)) return '';
  const { settings, others: options } = parseNumberOptions(args);
  const isSet = (key: string): boolean => options.has(key) && options.get(key) !== 'false';
  // Intl's relative times take no digits: the number is rounded before.
  const rounding = numberFormat(scope, 'en-US', { maximumFractionDigits: 0, ...settings, useGrouping: false });
  const [unit, length] = unitFor(Math.abs(difference), options.get('field') ?? '', isSet('allowWeeks'));
  const width = options.get('width') ?? 'long';
  const style = STYLES.has(width) ? (width as Intl.RelativeTimeFormatStyle) : 'long';
  const numeric = isSet('numericOnly') ? 'always' : 'auto';
  const format = scope.keep(`relative ${locale} ${style} ${numeric}`, () => new Intl.RelativeTimeFormat(locale, { style, numeric }));
  const count = isSet('alwaysNow') && unit === 'second' ? 0 : Number(rounding.format(difference / length));
  const text = format.format(count, unit);
  return options.get('context') === 'begin-sentence' ? capitalized(text, locale) : text;
};

function unitFor(distance: number, wanted: string, withWeeks: boolean): readonly [Unit, number] {
  for (const entry of UNITS) {
    const [unit, length] = entry;
    if (wanted ? unit === wanted : distance >= length && (unit !== 'week' || withWeeks)) return entry;
  }
  return ['second', SECOND];
}
