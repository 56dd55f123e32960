import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { toNumber } from '../../text/toNumber.ts';

/** A number to count with: what is neither a number nor a text is 0, `true` is 1. */
const countOf = (value: unknown): number =>
  typeof value === 'string' ? toNumber(value) : Number(value === true || (typeof value === 'number' && value));

/** The argument whose turn it is: the first for 1, around and around, backwards below 1. */
export const cycle: Formatter = (value, args) => {
  const number = countOf(value);
  const { length } = args;
  return Number.isInteger(number) && length > 0 ? args[(((number - 1) % length) + length) % length] : undefined;
};

/** The place in the nearest repeated section, from 1, as text. */
export const iter: Formatter = (_value, _args, scope) => scalarText(scope.lookup('@index'));

/** The remainder by the argument, else by 2, with the sign of the value. */
export const mod: Formatter = (value, args) => countOf(value) % (toNumber(args[0]) || 2);

/** By `== 1`: nothing or `s`; one argument replaces the `s`, two both. */
export const pluralize: Formatter = (value, args) => {
  const [singular, plural] = args.length > 1 ? [args[0], args[1]] : ['', args[0] ?? 's'];
  return countOf(value) === 1 ? singular : plural;
};

/** Halves go up, as JavaScript rounds. */
export const round: Formatter = (value) => Math.round(countOf(value));
