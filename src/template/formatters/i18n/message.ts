import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { formatMessage } from './formatMessage.ts';

/** For `message` and `plural`: the value is the message, the arguments are references, optionally named (`name:path`, `name=path`). */
export const message: Formatter = (value, args, scope) => {
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
