import { utc, type ZonedFields } from './zonedFields.ts';

const DAY = 86_400_000;

/** ISO 8601 week: from Monday, the first with the year's first Thursday. */
export function isoWeek({ year, month, day, weekday }: ZonedFields): { readonly year: number; readonly week: number } {
  const thursday = utc(year, month, day) + (4 - (weekday || 7)) * DAY;
  const isoYear = new Date(thursday).getUTCFullYear();
  return { year: isoYear, week: Math.floor((thursday - utc(isoYear, 1, 1)) / (7 * DAY)) + 1 };
}

/** United States week: from Sunday, the first with January 1, which may begin in December. */
export function sundayWeek({ year, month, day, dayOfYear, weekday }: ZonedFields): number {
  const saturday = new Date(utc(year, month, day) + (6 - weekday) * DAY);
  if (saturday.getUTCFullYear() > year) return 1;
  const firstWeekday = (((weekday - (dayOfYear - 1)) % 7) + 7) % 7;
  return Math.floor((dayOfYear - 1 + firstWeekday) / 7) + 1;
}
