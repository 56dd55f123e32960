import type { Formatter } from '../../render/Scope.ts';
import { toMoment } from '../../text/toMoment.ts';
import { toNumber } from '../../text/toNumber.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: readonly (readonly [length: number, unit: string])[] = [
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [7 * DAY, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

/** E.g. `about 3 days ago`; `age` in ms. */
export function ageText(age: number): string {
  for (const [length, unit] of STEPS) {
    const count = Math.floor(age / length);
    if (count === 1) return `about ${unit === 'hour' ? 'an' : 'a'} ${unit} ago`;
    if (count > 1) return `about ${count} ${unit}s ago`;
  }
  return 'less than a minute ago';
}

export const timesince: Formatter = (value, _args, scope) => {
  const moment = toMoment(value);
  if (Number.isFinite(moment)) return `<span class="timesince" data-date="${moment}">${ageText(scope.now - moment)}</span>`;
  scope.report('Invalid date.');
  return 'Invalid date.';
};

/** Milliseconds as `m:ss`. */
export const humanizeDuration: Formatter = (value) => {
  const seconds = Math.floor(Math.max(0, toNumber(value) || 0) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
