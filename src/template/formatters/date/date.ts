import type { Formatter } from '../../render/Scope.ts';
import { checkMoment, timeZoneOf } from '../i18n/timeZone.ts';
import { strftime } from './strftime.ts';
import { zonedFields } from './zonedFields.ts';

const INVALID = 'Invalid date.';

/** A moment (ms since 1970) in the site's time zone, by a strftime pattern: all arguments, joined by blanks. */
export const date: Formatter = (value, args, scope) => {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return strftime(args.join(' '), zonedFields(checkMoment(value), timeZoneOf(value, scope), scope), scope);
  }
  scope.report(INVALID);
  return INVALID;
};
