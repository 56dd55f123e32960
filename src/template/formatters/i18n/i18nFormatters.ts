import type { Formatters } from '../../createCompile.ts';
import type { Formatter } from '../../render/Scope.ts';
import { decimal, unit } from './decimal.ts';
import { datetime, datetimeInterval } from './datetime.ts';
import { legacyMoneyFormat, money } from './money.ts';
import { relativeTime } from './relativeTime.ts';
import { scalarText } from '../../render/toText.ts';
import { formatMessage } from './formatMessage.ts';

/** For `message` and `plural`: the value is the message, the arguments are references, optionally named (`name:path`, `name=path`). */
const message: Formatter = (value, args, scope) => {
  if (scope.locale === null) return '';
  const values: unknown[] = [];
  const names = new Map<string, number>();
  for (const arg of args) {
    const [, name, path] = /^([A-Za-z][\w-]*)[:=](.*)$/s.exec(arg) ?? [];
    if (name !== undefined) names.set(name, values.length);
    values.push(scope.lookup(path ?? arg));
  }
  return formatMessage(scalarText(value), values, names, scope);
};

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
