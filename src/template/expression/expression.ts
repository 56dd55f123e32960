import type { Path } from '../language/path.ts';
import type { Scalar } from './operate.ts';

export const LITERAL = 0;
export const REFERENCE = 1;
export const UNARY = 2;
export const BINARY = 3;
export const CALL = 4;
export const ASSIGN = 5;

export interface Step {
  readonly kind: number;
  /** Value of a literal. */
  readonly value: Scalar;
  readonly path: Path | null;
  /** Operator, function or assigned name; a literal's source. */
  readonly source: string;
  readonly count: number;
  /** See `operatorOf`. */
  readonly operator: number;
}

/** Expressions separated by `;`, each as steps in evaluation order. */
export interface Expression {
  readonly parts: readonly (readonly Step[])[];
  /** Prints the steps before the result (a leading `#`). */
  readonly isTraced: boolean;
}
