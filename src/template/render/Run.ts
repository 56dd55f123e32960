import { LimitError } from './LimitError.ts';
import type { TemplateError, TemplateErrorCode } from '../TemplateError.ts';
import { addError } from './addError.ts';
import type { Code } from '../language/code.ts';
import { positionOf } from '../language/position.ts';
import type { Frame, Unit } from './frame.ts';
import type { Scope } from './Scope.ts';

/** One rendering under way. */
export interface Run extends Scope {
  frame: Frame;
  unit: Unit;
  /** The first input of the tag whose formatters are at work: a scope around what they apply, but in a `.var`. */
  input: unknown;
  others: readonly unknown[];
  /** Whether the formatters at work are those of a `.var`, in which the value is no scope of its own. */
  isBinding: boolean;
  /** How many partials and macros are open. */
  depth: number;
  /** How many partials and macros were called from within others so far. */
  innerCalls: number;
  /** How many blocks are open, those of open partials among them. */
  nesting: number;
  /** Offset of the tag at work. */
  at: number;
  readonly errors: TemplateError[];
  /** Tags worked off so far. */
  steps: number;
  /** Whether a limit of the host's was reached: nothing more is rendered. */
  isStopped: boolean;
  readonly injectables: Readonly<Record<string, unknown>>;
  /** The partial of this name, parsed once; `null` if there is none; its errors are recorded at the first call. */
  partial(name: string): Unit | null;
  /** The text of a piece of template in the run's present scope. */
  render(run: Run, code: Code): string;
}

/** Records a fault of the tag at work. */
export function fail(run: Run, code: TemplateErrorCode, message: string): void {
  const { program, partial } = run.unit;
  addError(run.errors, () => ({ code, message, ...positionOf(program.lines(), run.at), partial }));
}

/** Records what a tag has thrown: a limit of the host's ends the rendering, anything else is the fault of this tag. */
export function failBy(run: Run, error: unknown, code: TemplateErrorCode, message: string): void {
  if (error instanceof LimitError) stop(run, error.message);
  else fail(run, code, message);
}

/** Ends a rendering that has reached a limit; what there is of it stays. */
export function stop(run: Run, message: string): void {
  if (run.isStopped) return;
  run.isStopped = true;
  fail(run, 'limit', message);
}
