import type { Formatter } from '../../render/Scope.ts';
import { toMoment } from '../../text/toMoment.ts';
import { checkMoment, timeZoneOf } from '../i18n/timeZone.ts';
import { strftime } from './strftime.ts';
import { zonedFields } from './zonedFields.ts';

const INVALID = 'Invalid date.';

export const date: Formatter = (value, args, scope) => {
  const moment = toMoment(value);
  if (Number.isFinite(moment)) return strftime(args.join(' '), zonedFields(checkMoment(moment), timeZoneOf(value, scope), scope), scope);
  scope.report(INVALID);
  return INVALID;
};
