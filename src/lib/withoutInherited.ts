/** A copy without a prototype, so that a page's additions to `Object.prototype` are not read as fields. */
export const withoutInherited = <Fields extends object>(given: Fields): Fields => Object.assign(Object.create(null) as Fields, given);

/**
 * An object without a prototype, because the names are the shopkeeper's and may be `constructor`; a repeated name's last value wins. Not
 * filled after `Object.create(null)`, whose hash table takes four times the memory for each variant of a page.
 */
export const nullProtoRecord = <Value>(entries: Iterable<readonly [name: string, value: Value]>): Record<string, Value> =>
  Object.setPrototypeOf(Object.fromEntries(entries), null) as Record<string, Value>;
