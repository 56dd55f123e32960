import type { Formatters } from '../../createCompile.ts';
import type { Formatter } from '../../render/Scope.ts';
import { decimal, unit } from './decimal.ts';
import { datetime, datetimeInterval } from './datetime.ts';
import { legacyMoneyFormat } from './legacyMoney.ts';
import { message } from './message.ts';
import { money } from './money.ts';
import { relativeTime } from './relativeTime.ts';

/** Withdrawn from the language: prints nothing. */
const nothing: Formatter = () => '';

/**
 * Formatters that follow the page's locale.
 * Beside each stands where it looks beyond its value: around (from the value or the tag outwards) or at the site's settings, which are
 * found the same way.
 */
export const i18nFormatters: Formatters = {
  datetime, // site: the time zone
  'datetime-interval': datetimeInterval, // site: the time zone
  datetimefield: nothing,
  decimal,
  'i18n-money-format': legacyMoneyFormat,
  message, // around the tag
  money,
  plural: message, // around the tag
  'relative-time': relativeTime, // site: the time zone
  unit,
};
