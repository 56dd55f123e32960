/** Own members only, and of arrays only elements, never `length`. */
export function memberOf(node: unknown, key: string | number): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Array.isArray(node)) return typeof key === 'number' && key >= 0 && key < node.length ? node[key] : undefined;
  return Object.hasOwn(node, key) ? (node as Record<string | number, unknown>)[key] : undefined;
}
