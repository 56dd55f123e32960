import type { Path } from '../language/path.ts';
import type { Scalar } from './operate.ts';

export const LITERAL = 0;
export const REFERENCE = 1;
export const UNARY = 2;
export const BINARY = 3;
export const CALL = 4;
export const ASSIGN = 5;

/** One step of a calculation on a stack of values. */
export interface Step {
  readonly kind: number;
  /** A literal's value. */
  readonly value: Scalar;
  readonly path: Path | null;
  /** Operator, function or assigned name; of a literal, how it was written. */
  readonly source: string;
  /** How many values an operator or function takes. */
  readonly count: number;
  /** See `operatorOf`. */
  readonly operator: number;
}

/** Expressions separated by `;`, each a list of steps in the order in which they are worked off. */
export interface Expression {
  readonly parts: readonly (readonly Step[])[];
  /** Print the steps before the result (a leading `#`). */
  readonly isTraced: boolean;
}
