import type { TemplateErrorCode } from '../TemplateError.ts';
import type { Tag } from './code.ts';

/** How many arguments a formatter or predicate takes: fewest and most. */
export type Arity = readonly [fewest: number, most: number];

/** What the language has to know of the formatters and predicates to parse a template. */
export interface Vocabulary {
  hasFormatter(name: string): boolean;
  /** The name is written with its question mark. */
  hasPredicate(name: string): boolean;
  /** `undefined`: any number. */
  arity(name: string): Arity | undefined;
}

/** A formatter or predicate that a template names. */
export interface Word {
  readonly name: string;
  /** Its place in the compiled template's list. */
  readonly slot: number;
  readonly isKnown: boolean;
  readonly arity: Arity | undefined;
}

/** One template on its way through the parser. */
export interface ParseState {
  readonly source: string;
  formatter(name: string): Word;
  /** The name is written with its question mark. */
  predicate(name: string): Word;
  /** Takes note of an expression, which is parsed when it is first needed. */
  expression(tag: Tag): void;
  fail(at: number, code: TemplateErrorCode, message: string): void;
}

/** Reports a wrong number of arguments; whether it was right. */
export function checkArity(state: ParseState, at: number, { name, arity }: Word, count: number): boolean {
  if (!arity) return true;
  const [fewest, most] = arity;
  if (count >= fewest && count <= most) return true;
  const wanted = count < fewest ? `at least ${fewest}` : `at most ${most}`;
  const limit = count < fewest ? fewest : most;
  state.fail(at, 'invalid-arguments', `"${name}" takes ${wanted} ${limit === 1 ? 'argument' : 'arguments'}, not ${count}.`);
  return false;
}
