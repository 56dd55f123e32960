import { memberOf } from '../render/memberOf.ts';
import { scalarText } from '../render/toText.ts';
import { toNumber } from '../text/toNumber.ts';

/** The value at nested keys, own members only. */
export function at(node: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = node;
  for (const key of keys) value = memberOf(value, key);
  return value;
}

export const textAt = (node: unknown, ...keys: readonly (string | number)[]): string => scalarText(at(node, ...keys));

/** A numeric code, also as text; NaN for anything else. */
export function codeOf(value: unknown): number {
  return typeof value === 'boolean' ? Number(value) : toNumber(value);
}

/** True for true, the text `true`, and numbers other than 0. */
export function isOn(value: unknown): boolean {
  return value === true || value === 'true' || (typeof value === 'number' && value !== 0 && !Number.isNaN(value));
}

export function listAt(node: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const value = at(node, ...keys);
  return Array.isArray(value) ? value : [];
}
