import type { Tag } from '../language/code.ts';
import { lookup } from './lookup.ts';
import { isTruthy } from './isTruthy.ts';
import { fail, type Run } from './Run.ts';
import { reasonOf, restore, UNKNOWN } from './runFormatters.ts';

/** Whether a tag's predicate holds in the present scope; one that throws does not, and is an error. */
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

/** `.if`: strictly from left to right; the first `||` that comes out true and the first `&&` that comes out false decide. */
export function testIf(run: Run, tag: Tag): boolean {
  let holds = false;
  for (let at = 0; at < tag.paths.length; at++) {
    const path = tag.paths[at];
    const join = tag.args[at - 1];
    const isTrue = path !== undefined && isTruthy(lookup(run.frame, path));
    holds = join === '||' ? holds || isTrue : join === '&&' ? holds && isTrue : isTrue;
    // The first value alone decides like the step it leads into: `a ||` with a true, `a &&` with a false.
    if (holds === ((join ?? tag.args[0]) === '||')) return holds;
  }
  return holds;
}
