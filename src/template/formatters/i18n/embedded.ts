import type { Scope } from '../../render/Scope.ts';
import { toText } from '../../render/toText.ts';
import { toMoment } from '../../text/toMoment.ts';
import { decimal } from './decimal.ts';
import { parseDateOptions } from './dateOptions.ts';
import { datetime, formatInterval } from './datetime.ts';
import { money } from './money.ts';
import { checkMoment } from './timeZone.ts';

/** A format named inside a message; an unknown one prints nothing. */
export function embedded(kind: string, values: readonly unknown[], args: readonly string[], scope: Scope): string {
  const [value] = values;
  switch (kind) {
    case 'number':
    case 'decimal':
      return toText(decimal(value, args, scope));
    case 'money':
    case 'currency':
      return toText(money(value, args, scope));
    case 'datetime':
      return toText(datetime(value, args, scope));
    case 'datetime-interval': {
      const [from, to] = [toMoment(value), toMoment(values[1])];
      if (scope.locale === null || values.length < 2 || Number.isNaN(from) || Number.isNaN(to)) return '';
      return formatInterval(checkMoment(from), checkMoment(to), parseDateOptions(args), value, scope, scope.locale);
    }
    default:
      return '';
  }
}
