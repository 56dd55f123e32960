import { findMacro, type Frame, type Unit } from './frame.ts';
import { fail, type Run } from './Run.ts';

/** Partials and macros open at once. */
const MAX_DEPTH = 16;
/** Calls from within partials per rendering; one that calls itself twice would otherwise run 2^16 times. */
const MAX_INNER_CALLS = 50_000;

export function callPartial(run: Run, name: string, frame: Frame): string {
  if (run.depth > 0 && ++run.innerCalls > MAX_INNER_CALLS) {
    if (run.innerCalls === MAX_INNER_CALLS + 1) fail(run, 'call-limit', `Partials call partials more than ${MAX_INNER_CALLS} times.`);
    return '';
  }
  const macro = findMacro(frame, name);
  const unit: Unit | null = macro ? macro.unit : run.partial(name);
  if (unit === null) {
    fail(run, 'partial-missing', `Partial "${name}" not found.`);
    return '';
  }
  if (run.depth >= MAX_DEPTH) {
    fail(run, 'partial-depth', `Partial "${name}" exceeded the maximum depth of ${MAX_DEPTH}.`);
    return '';
  }
  const { frame: outer, unit: outerUnit, at } = run;
  run.frame = frame;
  run.unit = unit;
  run.depth++;
  const html = run.render(run, macro ? macro.code : unit.program.code);
  run.depth--;
  run.frame = outer;
  run.unit = outerUnit;
  run.at = at;
  return html;
}
