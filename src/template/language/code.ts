import type { Expression } from '../expression/expression.ts';
import type { Path } from './path.ts';

export { FROM_INDEX, FROM_INDEX0, FROM_LOCAL, FROM_NAME, FROM_SELF, type Path } from './path.ts';

export const VARIABLE = 1;
export const SECTION = 2;
export const REPEATED = 3;
export const PREDICATE = 4;
export const IF = 5;
export const OR = 6;
export const END = 7;
export const ALTERNATES = 8;
export const VAR = 9;
export const CTX = 10;
export const EVAL = 11;
export const MACRO = 12;
export const INCLUDE = 13;
export const INJECT = 14;

/** One formatter of a chain; `slot` is its place in `CompiledTemplate.formatters`. */
export interface Call {
  readonly slot: number;
  readonly args: readonly string[];
}

/**
 * One tag. Every tag has every field, in one order: the renderer then reads one object shape only, which engines make fast.
 * `text` is the tag's source where it may have to be printed as it stands (an unknown formatter or predicate), an expression's source,
 * or empty.
 */
export interface Tag {
  readonly op: number;
  /** Offset of the opening brace in the source. */
  readonly at: number;
  readonly text: string;
  readonly paths: readonly Path[];
  readonly calls: readonly Call[];
  /** Bound name (`@x`), macro or partial name. */
  readonly name: string;
  /** Place in `CompiledTemplate.predicates`, -1 for none. */
  readonly slot: number;
  readonly args: readonly string[];
  /** The expression of an `.eval`, whose source is `text`; `null` until it is first needed. */
  expression: Expression | null;
  readonly body: Code;
  readonly between: Code;
  /** The `.or` branches, in order; the last may be without a predicate. */
  readonly or: Tag[];
}

/** Literal text and tags, in order. */
export type Code = (string | Tag)[];

/** A template ready to be rendered. */
export interface Program {
  readonly code: Code;
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  /** Offset of each line's first character. */
  lines(): readonly number[];
}

const NONE: readonly never[] = [];

/** A tag with everything absent but what `fields` says. */
export function createTag(op: number, at: number, fields: Partial<Tag> = {}): Tag {
  return {
    op,
    at,
    text: fields.text ?? '',
    paths: fields.paths ?? NONE,
    calls: fields.calls ?? NONE,
    name: fields.name ?? '',
    slot: fields.slot ?? -1,
    args: fields.args ?? NONE,
    expression: null,
    body: [],
    between: [],
    or: [],
  };
}
