/**
 * A tag as it is stored, in this order: what is absent or empty is 0, and left out at the end. A list, and not a record, as most of a
 * record would be the names of its fields.
 */
export type StoredTag = readonly [
  op: number,
  /** How far behind the tag before it its opening brace is in the source; of the first tag, behind the beginning. */
  distance?: number,
  /** As written, `a.0.b`: one, or several. */
  paths?: string | readonly string[] | 0,
  /** Formatters: the place in `formatters`, with the arguments if there are any. */
  calls?: readonly (number | readonly [slot: number, ...args: string[]])[] | 0,
  text?: string | 0,
  body?: StoredCode | 0,
  between?: StoredCode | 0,
  or?: StoredCode | 0,
  name?: string | 0,
  args?: readonly string[] | 0,
  /** Place in `predicates`, the first one's is 1. */
  predicate?: number,
];

/** Literal text and tags, in order. */
export type StoredCode = readonly (string | StoredTag)[];

/** A compiled template: plain data, safe for JSON; `loadTemplate` makes it renderable again. */
export interface CompiledTemplate {
  readonly code: StoredCode;
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  /** How long each line but the last is, with its end. */
  readonly lines: readonly number[];
}
