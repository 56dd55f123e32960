/** A tag as it is stored: what is absent, empty or nothing is left out. */
export interface StoredTag {
  readonly op: number;
  /** Offset of the opening brace in the source. */
  readonly at: number;
  readonly text?: string;
  /** As written: `a.0.b`. */
  readonly paths?: readonly string[];
  /** Formatters: the place in `formatters`, then the arguments. */
  readonly calls?: readonly (readonly [slot: number, ...args: string[]])[];
  readonly name?: string;
  /** Place in `predicates`. */
  readonly slot?: number;
  readonly args?: readonly string[];
  readonly body?: StoredCode;
  readonly between?: StoredCode;
  readonly or?: StoredCode;
}

/** Literal text and tags, in order. */
export type StoredCode = readonly (string | StoredTag)[];

/** A compiled template: plain data, safe for JSON; `loadTemplate` makes it renderable again. */
export interface CompiledTemplate {
  readonly code: StoredCode;
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  /** Offset of each line's first character. */
  readonly lines: readonly number[];
}
