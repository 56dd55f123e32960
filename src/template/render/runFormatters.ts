import type { Tag } from '../language/code';
import { lookup } from './frame';
import { fail, type Run } from './Run';

/** What came out where a name is unknown: the tag is then printed as it stands. */
export const UNKNOWN: unique symbol = Symbol('unknown');

const NO_OTHERS: readonly unknown[] = [];

/** The value after all formatters of a tag. A formatter that throws leaves nothing, and an error. */
export function runFormatters(run: Run, tag: Tag, input: unknown): unknown {
  const { frame, unit, depth, nesting, others: outerOthers, at } = run;
  const others = tag.paths.length > 1 ? tag.paths.slice(1).map((path) => lookup(frame, path)) : NO_OTHERS;
  let value = input;
  for (const call of tag.calls) {
    const formatter = unit.formatters[call.slot];
    if (formatter === undefined) return UNKNOWN;
    const name = unit.compiled.formatters[call.slot] ?? '';
    if (formatter === null) {
      fail(run, 'not-implemented', `${name} formatter is not yet implemented`);
      return undefined;
    }
    run.others = others;
    try {
      value = formatter(value, call.args, run);
    } catch (error) {
      restore(run, frame, unit, depth, nesting);
      run.at = at;
      run.others = outerOthers;
      fail(run, 'formatter', `Formatter "${name}" failed: ${reasonOf(error)}`);
      return undefined;
    }
    run.at = at;
  }
  run.others = outerOthers;
  return value;
}

/** Puts a run back to where it stood before something threw in the middle of a partial. */
export function restore(run: Run, frame: Run['frame'], unit: Run['unit'], depth: number, nesting: number): void {
  run.frame = frame;
  run.unit = unit;
  run.depth = depth;
  run.nesting = nesting;
}

/** The message of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
