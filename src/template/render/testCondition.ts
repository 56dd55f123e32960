import type { Tag } from '../language/code';
import { lookup } from './frame';
import { isTruthy } from './isTruthy';
import { fail, type Run } from './Run';
import { reasonOf, UNKNOWN } from './runFormatters';

/** Whether a tag's predicate holds in the present scope; one that throws does not, and is an error. */
export function testPredicate(run: Run, tag: Tag): boolean | typeof UNKNOWN {
  const predicate = run.unit.predicates[tag.slot];
  if (predicate === undefined) return UNKNOWN;
  const name = run.unit.compiled.predicates[tag.slot] ?? '';
  if (predicate === null) {
    fail(run, 'not-implemented', `${name} predicate is not yet implemented`);
    return false;
  }
  try {
    return predicate(run.frame.node, tag.args, run);
  } catch (error) {
    fail(run, 'unexpected', `Predicate "${name}" failed: ${reasonOf(error)}`);
    return false;
  }
}

/** `.if`: strictly from left to right; the first `||` that is true and the first `&&` that is false decide. */
export function testIf(run: Run, tag: Tag): boolean {
  let holds = false;
  for (const [at, path] of tag.paths.entries()) {
    holds = isTruthy(lookup(run.frame, path));
    const join = tag.args[at];
    if (join === (holds ? '||' : '&&')) return holds;
  }
  return holds;
}
