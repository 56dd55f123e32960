import { LimitError } from './limits.ts';
import type { TemplateError, TemplateErrorCode } from '../TemplateError.ts';
import { addError } from './addError.ts';
import type { Code } from '../language/code.ts';
import { positionOf } from '../language/position.ts';
import type { Frame, Unit } from './frame.ts';
import type { Scope } from './Scope.ts';

export interface Run extends Scope {
  frame: Frame;
  unit: Unit;
  /** The tag's first input: a scope for what its formatters apply, except in a `.var`. */
  input: unknown;
  others: readonly unknown[];
  /** Whether a `.var` is evaluated, whose value is not a scope. */
  isBinding: boolean;
  depth: number;
  innerCalls: number;
  /** Open blocks, including those of open partials. */
  nesting: number;
  at: number;
  readonly errors: TemplateError[];
  /** Tags processed so far. */
  steps: number;
  /** Whether a limit was reached, after which nothing is rendered. */
  isStopped: boolean;
  readonly injectables: Readonly<Record<string, unknown>>;
  /** Parsed once, with errors recorded at the first call; `null` if it does not exist. */
  partial(name: string): Unit | null;
  render(run: Run, code: Code): string;
}

export function fail(run: Run, code: TemplateErrorCode, message: string): void {
  const { program, partial } = run.unit;
  addError(run.errors, () => ({ code, message, ...positionOf(program.lines(), run.at), partial }));
}

/** A reached limit ends the rendering; any other error is the tag's fault. */
export function failBy(run: Run, error: unknown, code: TemplateErrorCode, message: string): void {
  if (error instanceof LimitError) stop(run, error.message);
  else fail(run, code, message);
}

/** Keeps what has been rendered. */
export function stop(run: Run, message: string): void {
  if (run.isStopped) return;
  run.isStopped = true;
  fail(run, 'limit', message);
}
