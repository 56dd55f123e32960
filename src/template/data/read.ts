import { memberOf } from '../render/memberOf.ts';
import { scalarText } from '../render/toText.ts';
import { toNumber } from '../text/toNumber.ts';

/** The value some steps down, own members only. */
export function at(node: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = node;
  for (const key of keys) value = memberOf(value, key);
  return value;
}

/** The same as text; empty for anything but a scalar. */
export const textAt = (node: unknown, ...keys: readonly (string | number)[]): string => scalarText(at(node, ...keys));

/** A number that stands for something (a record type, a state), also written as text; NaN for anything else. */
export function codeOf(value: unknown): number {
  return typeof value === 'boolean' ? Number(value) : toNumber(value);
}

/** Whether a setting is on: true, the text `true`, or a number other than 0. */
export function isOn(value: unknown): boolean {
  return value === true || value === 'true' || (typeof value === 'number' && value !== 0 && !Number.isNaN(value));
}

/** The same as a list; empty for anything but an array. */
export function listAt(node: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const value = at(node, ...keys);
  return Array.isArray(value) ? value : [];
}
