import type { Tag } from '../language/code.ts';
import { lookup } from './lookup.ts';
import { isTruthy } from './isTruthy.ts';
import { fail, type Run } from './Run.ts';
import { reasonOf, restore, UNKNOWN } from './runFormatters.ts';

export function testPredicate(run: Run, tag: Tag): boolean | typeof UNKNOWN {
  const predicate = run.unit.predicates[tag.slot];
  if (predicate === undefined) return UNKNOWN;
  const name = run.unit.program.predicates[tag.slot] ?? '';
  if (predicate === null) {
    fail(run, 'not-implemented', `${name} predicate is not yet implemented`);
    return false;
  }
  const { frame, unit, depth, nesting } = run;
  try {
    return predicate(frame.node, tag.args, run);
  } catch (error) {
    restore(run, frame, unit, depth, nesting);
    run.at = tag.at;
    fail(run, 'unexpected', `Predicate "${name}" failed: ${reasonOf(error)}`);
    return false;
  }
}

/** Left to right; the first true `||` or false `&&` decides. */
export function testIf(run: Run, tag: Tag): boolean {
  let holds = false;
  for (let at = 0; at < tag.paths.length; at++) {
    const path = tag.paths[at];
    const join = tag.args[at - 1];
    const isTrue = path !== undefined && isTruthy(lookup(run.frame, path));
    holds = join === '||' ? holds || isTrue : join === '&&' ? holds && isTrue : isTrue;
    // The first value may decide alone: `a ||` if true, `a &&` if false.
    if (holds === ((join ?? tag.args[0]) === '||')) return holds;
  }
  return holds;
}
