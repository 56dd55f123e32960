import { memberOf } from '../render/memberOf.ts';
import { scalarText } from '../render/toText.ts';

/** The value some steps down, own members only. */
export function at(node: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = node;
  for (const key of keys) value = memberOf(value, key);
  return value;
}

/** The same as text; empty for anything but a scalar. */
export const textAt = (node: unknown, ...keys: readonly (string | number)[]): string => scalarText(at(node, ...keys));

/** The same as a list; empty for anything but an array. */
export function listAt(node: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const value = at(node, ...keys);
  return Array.isArray(value) ? value : [];
}
