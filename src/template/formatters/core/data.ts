import { parsePath } from '../../language/parsePath.ts';
import { memberOf } from '../../render/memberOf.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText } from '../../render/toText.ts';
import { toNumber } from '../../text/toNumber.ts';

/** Counts elements, members or characters; else 0. */
export const count: Formatter = (value) => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
};

/** The first element, or the first whose path is truthy; with two arguments the elements are keys into the first argument's value. */
export const findFirst: Formatter = (value, args, scope) => find(value, args, scope, false);

/** Like `findFirst`, from the end. */
export const findLast: Formatter = (value, args, scope) => find(value, args, scope, true);

function find(list: unknown, args: readonly string[], scope: Scope, isBackwards: boolean): unknown {
  if (!Array.isArray(list)) return undefined;
  if (args.length === 0) return isBackwards ? list.at(-1) : list[0];
  const table = args.length > 1 ? scope.lookup(args[0] ?? '') : undefined;
  const path = args[args.length > 1 ? 1 : 0] ?? '';
  for (let step = 0; step < list.length; step++) {
    const element: unknown = list[isBackwards ? list.length - 1 - step : step];
    const candidate = args.length > 1 ? memberOf(table, keyOf(element)) : element;
    if (candidate !== undefined && isTruthy(memberAt(candidate, path))) return element;
  }
  return undefined;
}

export const get: Formatter = (value, args, scope) => {
  let node = value;
  for (const reference of args) {
    const key = scope.lookupIn(value, reference);
    for (const step of Array.isArray(key) ? key : [key]) node = memberOf(node, keyOf(step));
  }
  return node;
};

/** Uses the arguments as literal keys, dotted ones step by step. */
export const prop: Formatter = (value, args) => {
  let node = value;
  for (const path of args) node = memberAt(node, path);
  return node;
};

export const keyBy: Formatter = (value, args) => {
  const keyed: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  if (!Array.isArray(value)) return keyed;
  for (const element of value) {
    const key = scalarText(memberAt(element, args[0] ?? ''));
    if (key) keyed[key] = element;
  }
  return keyed;
};

export const lookup: Formatter = (value, args, scope) => {
  const name = scalarText(scope.lookupIn(value, args[0] ?? ''));
  return name && parsePath(name) ? scope.lookupIn(value, name) : undefined;
};

function memberAt(value: unknown, path: string): unknown {
  let node = value;
  for (const key of path.split('.')) node = memberOf(node, keyOf(key));
  return node;
}

/** Is no array's index and no object's key. */
const UNUSABLE = -1;

/** A text of digits indexes arrays and objects. */
function keyOf(key: unknown): string | number {
  const text = scalarText(key);
  if (text === '__proto__') return UNUSABLE;
  return text && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

const textOf = (value: unknown, indent: number): string => (value === undefined ? '' : (JSON.stringify(value, null, indent) ?? ''));

/** Escapes `</`, so that the text can stand in a script element. */
const protect = (text: string): string => text.replaceAll('</', String.raw`<\/`);

export const json: Formatter = (value) => protect(textOf(value, 0));

export const jsonPretty: Formatter = (value) => protect(textOf(value, 2));

/** JSON as it is; `null` when missing. */
export const raw: Formatter = (value) => textOf(value ?? null, 0);

export const apply: Formatter = (value, args, scope) => {
  const [name = '', ...rest] = args;
  return scope.apply(name, value, rest.includes('private'), rest.length > 0 ? pairsOf(rest) : null);
};

function pairsOf(args: readonly string[]): object {
  const pairs: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const arg of args) {
    const at = arg.indexOf('=');
    if (at > 0) pairs[arg.slice(0, at)] = arg.slice(at + 1);
  }
  return pairs;
}

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
