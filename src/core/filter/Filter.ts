/** A value that filters may change, with the detail that they are given. */
export interface Filterable {
  readonly value: unknown;
  /** Frozen. */
  readonly detail: object;
}

/**
 * Applies the page's filters to a value.
 *
 * @param detail gives the facts about the value; called only if there is a filter
 */
export type Filter<Of extends Filterable = Filterable> = (value: Of['value'], detail: () => Of['detail']) => Of['value'];

/** The filter of a name, whatever it filters; `null` while none is registered, which is the usual case. */
export type FilterOf = (name: string) => Filter | null;

/** The same, typed by a feature's own filters. */
export type FilterIn<Table> = <Name extends keyof Table>(name: Name) => Table[Name] extends Filterable ? Filter<Table[Name]> | null : never;

export interface FilterOptions {
  /** Of `text`: asks for these texts only, also for those that other filters are not asked for. */
  readonly keys?: readonly string[];
}

/** A filter as the page has registered it. */
export interface Registered extends FilterOptions {
  readonly name: string;
  readonly run: (value: unknown, detail: object) => unknown;
}
