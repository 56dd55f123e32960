import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { toNumber } from '../../text/toNumber.ts';

/** Not a number or text: 0, but `true` is 1. */
const countOf = (value: unknown): number =>
  typeof value === 'string' ? toNumber(value) : Number(value === true || (typeof value === 'number' && value));

/** The argument at this position, cyclically, from 1. */
export const cycle: Formatter = (value, args) => {
  const number = countOf(value);
  const { length } = args;
  return Number.isInteger(number) && length > 0 ? args[(((number - 1) % length) + length) % length] : undefined;
};

/** Position in the nearest repeated section, from 1, as text. */
export const iter: Formatter = (_value, _args, scope) => scalarText(scope.lookup('@index'));

export const mod: Formatter = (value, args) => countOf(value) % (toNumber(args[0]) || 2);

/** Empty for 1, else `s`; one argument replaces the `s`, two both. */
export const pluralize: Formatter = (value, args) => {
  const [singular, plural] = args.length > 1 ? [args[0], args[1]] : ['', args[0] ?? 's'];
  return countOf(value) === 1 ? singular : plural;
};

/** Rounds halves up, like JavaScript. */
export const round: Formatter = (value) => Math.round(countOf(value));
