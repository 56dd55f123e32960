import type { Scope } from '../../render/Scope.ts';
import { dateFormat } from '../i18n/datetime.ts';

export interface ZonedFields {
  /** ms since 1970 */
  readonly moment: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 366. */
  readonly dayOfYear: number;
  /** Minutes east of Greenwich. */
  readonly offset: number;
  readonly timeZone: string | undefined;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

export function zonedFields(moment: number, timeZone: string | undefined, scope: Scope): ZonedFields {
  const format = dateFormat(scope, 'en-US', {
    ...(timeZone && { timeZone }),
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const found: Record<string, number> = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of format.formatToParts(moment)) if (Object.hasOwn(found, type)) found[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  const midnight = utc(year, month, day);
  const wallClock = midnight + ((hour * 60 + minute) * 60 + second) * 1000;
  return {
    moment,
    year,
    month,
    day,
    hour,
    minute,
    second,
    weekday: new Date(midnight).getUTCDay(),
    dayOfYear: Math.round((midnight - utc(year, 1, 1)) / DAY) + 1,
    offset: Math.round((wallClock - Math.floor(moment / 1000) * 1000) / MINUTE),
    timeZone,
  };
}

/** `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
export function utc(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}
