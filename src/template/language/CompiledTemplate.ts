/** A list, because field names would be most of a record. Absent fields are 0, and left out at the end. */
export type StoredTag = readonly [
  op: number,
  /** Distance of the opening brace from the previous tag's. */
  distance?: number,
  /** One path as written (`a.0.b`), or several. */
  paths?: string | readonly string[] | 0,
  /** Positions in `formatters`, with arguments if there are any. */
  calls?: readonly (number | readonly [slot: number, ...args: string[]])[] | 0,
  text?: string | 0,
  body?: StoredCode | 0,
  between?: StoredCode | 0,
  or?: StoredCode | 0,
  name?: string | 0,
  args?: readonly string[] | 0,
  /** Position in `predicates`, from 1. */
  predicate?: number,
];

export type StoredCode = readonly (string | StoredTag)[];

/** Plain data, safe for JSON; `loadTemplate` makes it renderable again. */
export interface CompiledTemplate {
  readonly code: StoredCode;
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  /** Length of each line but the last, with its line end. */
  readonly lines: readonly number[];
}
