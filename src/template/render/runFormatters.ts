import { type Tag, VAR } from '../language/code.ts';
import { lookup } from './lookup.ts';
import { checkLength } from './limits.ts';
import { fail, failBy, type Run } from './Run.ts';

export const UNKNOWN: unique symbol = Symbol('unknown');

const NO_OTHERS: readonly unknown[] = [];

export function runFormatters(run: Run, tag: Tag, input: unknown): unknown {
  if (tag.paths.length === 1) return applyAll(run, tag, input, NO_OTHERS);
  const outer = run.others;
  const result = applyAll(
    run,
    tag,
    input,
    tag.paths.slice(1).map((path) => lookup(run.frame, path)),
  );
  run.others = outer;
  return result;
}

function applyAll(run: Run, tag: Tag, input: unknown, others: readonly unknown[]): unknown {
  const { frame, unit, depth, nesting } = run;
  const { calls } = tag;
  const isBinding = tag.op === VAR;
  let value = input;
  for (let index = 0; index < calls.length; index++) {
    const call = calls[index];
    if (call === undefined) break;
    const formatter = unit.formatters[call.slot];
    if (!formatter) return formatter === null ? unsupplied(run, call.slot) : UNKNOWN;
    run.input = input;
    run.others = others;
    run.isBinding = isBinding;
    try {
      value = formatter(value, call.args, run);
      if (typeof value === 'string') checkLength(value.length, run.limits.output);
    } catch (error) {
      restore(run, frame, unit, depth, nesting);
      run.at = tag.at;
      failBy(run, error, 'formatter', `Formatter "${unit.program.formatters[call.slot] ?? ''}" failed: ${reasonOf(error)}`);
      return undefined;
    }
  }
  return value;
}

function unsupplied(run: Run, slot: number): undefined {
  fail(run, 'not-implemented', `${run.unit.program.formatters[slot] ?? ''} formatter is not yet implemented`);
}

export function restore(run: Run, frame: Run['frame'], unit: Run['unit'], depth: number, nesting: number): void {
  run.frame = frame;
  run.unit = unit;
  run.depth = depth;
  run.nesting = nesting;
}

/** The thrown value may itself throw when it is read. */
export function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'something was thrown that has no text';
  }
}
