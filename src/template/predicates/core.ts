import type { Predicate, Scope } from '../render/Scope.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { scalarText } from '../render/toText.ts';
import { toNumber } from '../text/toNumber.ts';
import { codeOf } from '../data/read.ts';

export const debug: Predicate = (value, _args, scope) => isTruthy(scope.lookupIn(value, 'debug'));

/** With one argument compares the present value to it; with two, one to the other. */
const operandsOf = (value: unknown, args: readonly string[], scope: Scope): readonly [unknown, unknown] =>
  args.length > 1 ? [operandOf(args[0] ?? '', scope), operandOf(args[1] ?? '', scope)] : [value, operandOf(args[0] ?? '', scope)];

export const equal: Predicate = (value, args, scope) => isDeepEqual(...operandsOf(value, args, scope));

export const notEqual: Predicate = (value, args, scope) => !equal(value, args, scope);

/** -1, 0 or 1 in the left value's type; NaN without an order. */
function order(left: unknown, right: unknown): number {
  if (typeof left === 'string') {
    const text = scalarText(right);
    if (right === undefined || (typeof right === 'object' && right !== null)) return Number.NaN;
    return left < text ? -1 : Number(left > text);
  }
  if (typeof left !== 'number' && typeof left !== 'boolean') return Number.NaN;
  const number = typeof right === 'boolean' ? Number(right) : toNumber(right);
  return Math.sign(Number(left) - number);
}

export const lessThan: Predicate = (value, args, scope) => order(...operandsOf(value, args, scope)) < 0;
export const lessThanOrEqual: Predicate = (value, args, scope) => order(...operandsOf(value, args, scope)) <= 0;
export const greaterThan: Predicate = (value, args, scope) => order(...operandsOf(value, args, scope)) > 0;
export const greaterThanOrEqual: Predicate = (value, args, scope) => order(...operandsOf(value, args, scope)) >= 0;

const isDivisible = (value: unknown, divisor: unknown, remainder: number): boolean =>
  Number.isInteger(value) && Number.isInteger(divisor) && divisor !== 0 && Math.abs((value as number) % (divisor as number)) === remainder;

const subjectOf = (value: unknown, args: readonly string[], scope: Scope): unknown =>
  args.length > 0 ? operandOf(args[0] ?? '', scope) : value;

export const even: Predicate = (value, args, scope) => isDivisible(subjectOf(value, args, scope), 2, 0);
export const odd: Predicate = (value, args, scope) => isDivisible(subjectOf(value, args, scope), 2, 1);

/** `nth? [value] modulus`: whether the modulus divides the value. */
export const nth: Predicate = (value, args, scope) =>
  isDivisible(args.length > 1 ? operandOf(args[0] ?? '', scope) : value, operandOf(args.at(-1) ?? '', scope), 0);

export const plural: Predicate = (value) => codeOf(value) > 1;
export const singular: Predicate = (value) => codeOf(value) === 1;

/** A JSON literal, else a path. */
export function operandOf(arg: string, scope: Scope): unknown {
  switch (arg) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'null':
      return null;
    default:
      return /^[-\d"[{]/.test(arg) ? literalOf(arg, scope) : scope.lookup(arg);
  }
}

function literalOf(arg: string, scope: Scope): unknown {
  try {
    return JSON.parse(arg) as unknown;
  } catch {
    return scope.lookup(arg);
  }
}

/** Compares JSON values without conversion; a missing value equals null. */
export function isDeepEqual(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return (left ?? null) === (right ?? null);
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return false;
    if (!isDeepEqual((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key])) return false;
  }
  return true;
}
