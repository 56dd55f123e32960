/**
 * An object of these entries, the last of a name counting, that has no prototype: the names are the shopkeeper's, and `constructor` is one
 * like any other. Not filled after `Object.create(null)`, which makes a hash table: four times the memory, for each of a page's variants.
 */
export const nullProtoRecord = <Value>(entries: Iterable<readonly [name: string, value: Value]>): Record<string, Value> =>
  Object.setPrototypeOf(Object.fromEntries(entries), null) as Record<string, Value>;
