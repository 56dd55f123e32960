import type { Formatters } from '../../createCompile';
import type { Formatter } from '../../render/Scope';
import { decimal, unit } from './decimal';
import { datetime, datetimeInterval } from './datetime';
import { legacyMoneyFormat } from './legacyMoney';
import { message } from './message';
import { money } from './money';
import { relativeTime } from './relativeTime';

/** Withdrawn from the language: prints nothing. */
const nothing: Formatter = () => '';

/** Formatters that follow the page's locale. */
export const i18nFormatters: Formatters = {
  datetime,
  'datetime-interval': datetimeInterval,
  datetimefield: nothing,
  decimal,
  'i18n-money-format': legacyMoneyFormat,
  message,
  money,
  plural: message,
  'relative-time': relativeTime,
  unit,
};
