export type DistanceUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A count with its fraction, negative for the past. */
export interface Distance {
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
export function distanceBetween(start: number, end: number, wanted: string, withWeeks: boolean): Distance {
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
