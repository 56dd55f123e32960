import type { Formatters } from '../../createCompile.ts';
import type { Formatter } from '../../render/Scope.ts';
import { decimal, unit } from './decimal.ts';
import { datetime, datetimeInterval } from './datetime.ts';
import { legacyMoneyFormat, money } from './money.ts';
import { message } from './message.ts';
import { relativeTime } from './relativeTime.ts';

/** Removed from the language; prints nothing. */
const nothing: Formatter = () => '';

/**
 * Formatters that depend on the locale. A trailing comment names what they read beyond their value: `around` (the scopes outwards) or
 * `site` (settings, found the same way).
 */
export const i18nFormatters: Formatters = {
  datetime, // site: the time zone
  'datetime-interval': datetimeInterval,
  datetimefield: nothing,
  decimal,
  'i18n-money-format': legacyMoneyFormat,
  message, // around the tag
  money,
  plural: message, // around the tag
  'relative-time': relativeTime, // site: the time zone
  unit,
};
