/**
 * An object without a prototype, because the names are the shopkeeper's and may be `constructor`; a repeated name's last value wins. Not
 * filled after `Object.create(null)`, whose hash table takes four times the memory for each variant of a page.
 */
export const nullProtoRecord = <Value>(entries: Iterable<readonly [name: string, value: Value]>): Record<string, Value> =>
  Object.setPrototypeOf(Object.fromEntries(entries), null) as Record<string, Value>;
