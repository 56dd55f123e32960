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
