import type { Scope, Formatter } from '../../render/Scope.ts';
import { dateFormat } from '../i18n/datetime.ts';
import { utc, type ZonedFields, zonedFields } from './zonedFields.ts';
import { toMoment } from '../../text/toMoment.ts';
import { checkMoment, timeZoneOf } from '../i18n/timeZone.ts';

const INVALID = 'Invalid date.';

export const date: Formatter = (value, args, scope) => {
  const moment = toMoment(value);
  if (Number.isFinite(moment)) return strftime(args.join(' '), zonedFields(checkMoment(moment), timeZoneOf(value, scope), scope), scope);
  scope.report(INVALID);
  return INVALID;
};

type Field = (fields: ZonedFields, scope: Scope) => string | number;

const padded = (value: number, length = 2, fill = '0'): string => String(value).padStart(length, fill);
const zeros =
  (field: (fields: ZonedFields) => number, length = 2): Field =>
  (fields) =>
    padded(field(fields), length);
const blanks =
  (field: (fields: ZonedFields) => number): Field =>
  (fields) =>
    padded(field(fields), 2, ' ');

const twelve = ({ hour }: ZonedFields): number => hour % 12 || 12;
/** Names of the Gregorian calendar, whatever the locale's own is, because all numbers here are of it. */
const named =
  (settings: Intl.DateTimeFormatOptions): Field =>
  ({ year, month, day, hour, minute }, scope) =>
    dateFormat(scope, scope.locale ?? 'en-US', { ...settings, calendar: 'gregory', timeZone: 'UTC' }).format(
      new Date(Date.UTC(year, month - 1, day, hour, minute)),
    );

/** Abbreviations of zones are known only in some locales; these cover most shops. */
const ZONE_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'ja'];
const OFFSET_NAME = /^GMT([+-])(\d\d?)(?::(\d\d))?$/;

function zoneName({ moment, timeZone }: ZonedFields, scope: Scope): string {
  let name = '';
  for (const locale of ZONE_LOCALES) {
    const parts = dateFormat(scope, locale, { ...(timeZone && { timeZone }), timeZoneName: 'short' }).formatToParts(moment);
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
    if (!OFFSET_NAME.test(name)) return name;
  }
  return name.replace(OFFSET_NAME, (_, sign: string, hours: string, minutes = '') => sign + hours.padStart(2, '0') + minutes);
}

function offsetText({ offset }: ZonedFields): string {
  const size = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${padded(Math.floor(size / 60))}:${padded(size % 60)}`;
}

const FIELDS: ReadonlyMap<string, Field | string> = new Map<string, Field | string>([
  ['a', named({ weekday: 'short' })],
  ['A', named({ weekday: 'long' })],
  ['b', named({ month: 'short' })],
  ['B', named({ month: 'long' })],
  ['c', (fields, scope) => strftime(`%a, %b ${fields.day}, %Y %i:%M:%S %p %Z`, fields, scope)],
  ['C', zeros(({ year }) => Math.floor(year / 100))],
  ['d', zeros(({ day }) => day)],
  ['D', '%m/%d/%y'],
  ['e', blanks(({ day }) => day)],
  ['F', '%Y-%m-%d'],
  ['g', zeros((fields) => isoWeek(fields).year % 100)],
  ['G', (fields) => isoWeek(fields).year],
  ['h', named({ month: 'short' })],
  ['H', zeros(({ hour }) => hour)],
  ['i', twelve],
  ['I', zeros(twelve)],
  ['j', zeros(({ dayOfYear }) => dayOfYear, 3)],
  ['k', blanks(({ hour }) => hour)],
  ['l', blanks(twelve)],
  ['m', zeros(({ month }) => month)],
  ['M', zeros(({ minute }) => minute)],
  ['n', () => '\n'],
  ['N', zeros(({ moment }) => (((moment % 1000) + 1000) % 1000) * 1_000_000, 9)],
  ['p', ({ hour }) => (hour < 12 ? 'AM' : 'PM')],
  ['P', ({ hour }) => (hour < 12 ? 'am' : 'pm')],
  ['q', ({ month }) => Math.ceil(month / 3)],
  ['r', '%i:%M:%S %p'],
  ['R', '%H:%M'],
  ['s', ({ moment }) => Math.floor(moment / 1000)],
  ['S', zeros(({ second }) => second)],
  ['t', () => '\t'],
  ['T', '%H:%M:%S'],
  ['u', ({ weekday }) => weekday || 7],
  ['U', zeros(sundayWeek)],
  ['v', '%e-%b-%Y'],
  ['V', zeros((fields) => isoWeek(fields).week)],
  ['w', ({ weekday }) => weekday],
  ['W', zeros(sundayWeek)],
  ['x', '%m/%d/%Y'],
  ['X', '%I:%M:%S %p'],
  ['y', zeros(({ year }) => year % 100)],
  ['Y', ({ year }) => year],
  ['z', offsetText],
  ['Z', zoneName],
  ['%', () => '%'],
]);

export function strftime(pattern: string, fields: ZonedFields, scope: Scope): string {
  let text = '';
  let from = 0;
  for (let at = pattern.indexOf('%'); at >= 0 && at + 1 < pattern.length; at = pattern.indexOf('%', from)) {
    const letter = pattern.charAt(at + 1);
    const field = FIELDS.get(letter) ?? ((): string => letter);
    text += pattern.slice(from, at) + (typeof field === 'string' ? strftime(field, fields, scope) : field(fields, scope));
    from = at + 2;
  }
  return text + pattern.slice(from);
}

const DAY = 86_400_000;

/** ISO 8601 week: from Monday, the first with the year's first Thursday. */
function isoWeek({ year, month, day, weekday }: ZonedFields): { readonly year: number; readonly week: number } {
  const thursday = utc(year, month, day) + (4 - (weekday || 7)) * DAY;
  const isoYear = new Date(thursday).getUTCFullYear();
  return { year: isoYear, week: Math.floor((thursday - utc(isoYear, 1, 1)) / (7 * DAY)) + 1 };
}

/** United States week: from Sunday, the first with January 1, which may begin in December. */
function sundayWeek({ year, month, day, dayOfYear, weekday }: ZonedFields): number {
  const saturday = new Date(utc(year, month, day) + (6 - weekday) * DAY);
  if (saturday.getUTCFullYear() > year) return 1;
  const firstWeekday = (((weekday - (dayOfYear - 1)) % 7) + 7) % 7;
  return Math.floor((dayOfYear - 1 + firstWeekday) / 7) + 1;
}
