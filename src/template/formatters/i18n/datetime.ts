import type { Formatter, Scope } from '../../render/Scope.ts';
import { toMoment } from '../../text/toMoment.ts';
import { componentsOf, parseDateOptions, type DateOptions, type Width } from './dateOptions.ts';
import { checkMoment, timeZoneOf } from './timeZone.ts';

type DateSettings = Intl.DateTimeFormatOptions;

const WEEKDAY_ONLY = /^[Ec]+$/;
const CLOCK_LETTERS = 'hHkKjmsSBaVvzZ';
const isClockOnly = (skeleton: string): boolean => [...skeleton].every((letter) => CLOCK_LETTERS.includes(letter));

export function dateFormat(scope: Scope, locale: string, settings: DateSettings): Intl.DateTimeFormat {
  return scope.keep(`date ${locale} ${JSON.stringify(settings)}`, () => new Intl.DateTimeFormat(locale, settings));
}

/** ms since 1970 in the site's time zone; a long date by default. Empty for anything but a number. */
export const datetime: Formatter = (value, args, scope) => {
  const moment = toMoment(value);
  return scope.locale === null || Number.isNaN(moment)
    ? ''
    : formatMoment(checkMoment(moment), parseDateOptions(args), value, scope, scope.locale);
};

function formatMoment(moment: number, options: DateOptions, value: unknown, scope: Scope, locale: string): string {
  const { date, time, wrap, isBeginning } = options;
  // A skeleton ignores `wrap` beside widths; alone, `wrap` joins its two halves.
  const clock = wrap && !date && !time ? [...options.skeleton].filter((letter) => CLOCK_LETTERS.includes(letter)).join('') : '';
  const skeleton = clock ? [...options.skeleton].filter((letter) => !CLOCK_LETTERS.includes(letter)).join('') : options.skeleton;
  const base = baseSettings(options, value, scope);
  const format = (settings: DateSettings): string => dateFormat(scope, locale, { ...base, ...settings }).format(moment);
  const quarter = (fields: string): string | null =>
    quarterText(
      fields,
      () => {
        // The year is of the locale's calendar, and so must the month be.
        const { calendar } = dateFormat(scope, locale, base).resolvedOptions();
        return dateFormat(scope, 'en-US', { ...base, calendar, month: 'numeric' }).format(moment);
      },
      () => format({ year: 'numeric' }),
      locale,
    );
  const text = (): string => {
    const day = date ? format({ dateStyle: date }) : '';
    const hour = time ? format({ timeStyle: time }) : clock && format(componentsOf(clock));
    const fields = skeleton && (quarter(skeleton) ?? format(componentsOf(skeleton)));
    if (date && time && !skeleton)
      return wrap ? day + joint(scope, locale, moment, wrap) + hour : format({ dateStyle: date, timeStyle: time });
    const [first, second] = date ? [day, fields || hour] : [fields, hour];
    if (first && second) return first + joint(scope, locale, moment, wrap ?? date ?? 'medium') + second;
    return first || second || format({ dateStyle: 'long' });
  };
  return isBeginning ? capitalized(text(), locale) : text();
}

/** The locale's separator of date and time. */
function joint(scope: Scope, locale: string, moment: number, width: Width): string {
  const last = (settings: DateSettings): { readonly parts: Intl.DateTimeFormatPart[]; readonly end: string } => {
    const parts = dateFormat(scope, locale, settings).formatToParts(moment);
    return { parts, end: parts.at(-1)?.type === 'literal' ? (parts.at(-1)?.value ?? '') : '' };
  };
  const { parts } = last({ dateStyle: width, timeStyle: 'short' });
  const hour = parts.findIndex((part) => part.type === 'hour' || part.type === 'dayPeriod');
  const between = parts[hour - 1]?.value ?? ' ';
  // A date may end with a sign (Japanese) in the same part.
  const { end } = last({ dateStyle: width });
  return end && between.startsWith(end) ? between.slice(end.length) : between;
}

function baseSettings({ calendar }: DateOptions, value: unknown, scope: Scope): DateSettings {
  const timeZone = timeZoneOf(value, scope);
  return { ...(timeZone && { timeZone }), ...(calendar && { calendar }) };
}

export const capitalized = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A range: `yMMMd`, or hours by the locale's clock within a day, unless a skeleton is given. */
export const datetimeInterval: Formatter = (value, args, scope) => {
  const from = toMoment(value);
  const to = toMoment(scope.others[0]);
  if (scope.locale === null || scope.others.length === 0 || Number.isNaN(from) || Number.isNaN(to)) return '';
  return formatInterval(checkMoment(from), checkMoment(to), parseDateOptions(args), value, scope, scope.locale);
};

export function formatInterval(from: number, to: number, options: DateOptions, value: unknown, scope: Scope, locale: string): string {
  const base = baseSettings(options, value, scope);
  const { skeleton, date, time: clock, isBeginning } = options;
  const calendarDay = dateFormat(scope, 'en-US', { ...base, dateStyle: 'short' });
  const isSameDay = calendarDay.format(from) === calendarDay.format(to);
  const asked = skeleton || (date || clock ? '' : isSameDay ? 'jm' : 'yMMMd');
  // Hours on different days need their dates.
  const wanted = asked && !isSameDay && isClockOnly(asked) ? `yMMMd${asked}` : asked;
  const settings = wanted ? componentsOf(wanted) : { ...(date && { dateStyle: date }), ...(clock && { timeStyle: clock }) };
  let text: string;
  if (WEEKDAY_ONLY.test(wanted) && isSameDay)
    text = dateFormat(scope, locale, { ...base, ...settings, ...componentsOf('jm') }).formatRange(Math.min(from, to), Math.max(from, to));
  else if (WEEKDAY_ONLY.test(wanted)) {
    // Intl has no ranges of weekdays, so each end is written out.
    const day = dateFormat(scope, locale, { ...base, ...settings });
    const time = dateFormat(scope, locale, { ...base, timeStyle: 'short' });
    const end = (moment: number): string => day.format(moment) + joint(scope, locale, moment, 'medium') + time.format(moment);
    text = `${end(from)} – ${end(to)}`;
  } else text = dateFormat(scope, locale, { ...base, ...settings }).formatRange(Math.min(from, to), Math.max(from, to));
  return isBeginning ? capitalized(text, locale) : text;
}

/** CLDR letters of abbreviated quarters by language, default Q; Intl has no quarters. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['es', 'T'],
  ['fr', 'T'],
  ['it', 'T'],
  ['nl', 'K'],
  ['pt', 'T'],
  ['sv', 'K'],
]);
const QUARTER = /^y*[Qq]+y*$/;

const quarterText = (skeleton: string, month: () => string, year: () => string, locale: string): string | null =>
  QUARTER.test(skeleton) ? `${LETTERS.get(locale.slice(0, 2)) ?? 'Q'}${Math.ceil(Number(month()) / 3)} ${year()}` : null;
