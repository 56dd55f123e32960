import type { Scope } from '../../render/Scope.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';
/** The last Julian day for which dates are formatted. */
const LAST_JULIAN_DAY = 4_881_503;
const JULIAN_DAY_OF_1970 = 2_440_587.5;
const DAY = 86_400_000;

/** The site's time zone; an unknown one is reported once and becomes the machine's. */
export function timeZoneOf(value: unknown, scope: Scope): string | undefined {
  const found = scope.lookupIn(value, 'website.timeZone');
  const zone = typeof found === 'string' && found ? found : DEFAULT_TIME_ZONE;
  if (scope.keep(`zone ${zone}`, () => (isTimeZone(zone) ? 'known' : 'unknown')) === 'known') return zone;
  scope.reportOnce(`Time zone "${zone}" is unknown; the zone of this machine is used.`);
  return undefined;
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

export function checkMoment(moment: number): number {
  const day = moment / DAY + JULIAN_DAY_OF_1970;
  if (day >= 0 && day <= LAST_JULIAN_DAY) return moment;
  throw new RangeError(`Julian day ${Math.floor(day)} is out of the range from 0 to ${LAST_JULIAN_DAY}`);
}
