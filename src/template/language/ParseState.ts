import type { TemplateErrorCode } from '../TemplateError.ts';
import type { Tag } from './code.ts';

export type Arity = readonly [fewest: number, most: number];

export interface Vocabulary {
  hasFormatter(name: string): boolean;
  /** The name is written with its question mark. */
  hasPredicate(name: string): boolean;
  /** `undefined`: any number. */
  arity(name: string): Arity | undefined;
}

export interface Word {
  readonly name: string;
  readonly slot: number;
  readonly isKnown: boolean;
  readonly arity: Arity | undefined;
}

export interface ParseState {
  readonly source: string;
  formatter(name: string): Word;
  /** The name is written with its question mark. */
  predicate(name: string): Word;
  /** Records an expression, which is parsed on first use. */
  expression(tag: Tag): void;
  fail(at: number, code: TemplateErrorCode, message: string): void;
}

/** Reports a wrong number of arguments; returns whether it was right. */
export function checkArity(state: ParseState, at: number, { name, arity }: Word, count: number): boolean {
  if (!arity) return true;
  const [fewest, most] = arity;
  if (count >= fewest && count <= most) return true;
  const wanted = count < fewest ? `at least ${fewest}` : `at most ${most}`;
  const limit = count < fewest ? fewest : most;
  state.fail(at, 'invalid-arguments', `"${name}" takes ${wanted} ${limit === 1 ? 'argument' : 'arguments'}, not ${count}.`);
  return false;
}
