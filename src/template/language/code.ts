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
 * Every tag has all fields in one order, because engines make access to one object shape fast. `text` is the source of a tag that may be
 * printed as it stands, an expression's source, or empty.
 */
export interface Tag {
  readonly op: number;
  readonly at: number;
  readonly text: string;
  readonly paths: readonly Path[];
  readonly calls: readonly Call[];
  readonly name: string;
  /** Position in `CompiledTemplate.predicates`, or -1. */
  readonly slot: number;
  readonly args: readonly string[];
  /** Parsed from `text` on first use. */
  expression: Expression | null;
  readonly body: Code;
  readonly between: Code;
  readonly or: Tag[];
}

export type Code = (string | Tag)[];

export interface Program {
  readonly code: Code;
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  /** Offset of each line's first character. */
  lines(): readonly number[];
}

const NONE: readonly never[] = [];

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
