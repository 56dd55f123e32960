import { evaluate } from '../expression/evaluate.ts';
import { expressionOf } from '../expression/expressionOf.ts';
import { trace } from '../expression/trace.ts';
import * as op from '../language/code.ts';
import { callPartial } from './callPartial.ts';
import { addMacro, bindLocal, createFrame } from './frame.ts';
import { lookup, lookupHere } from './lookup.ts';
import { isTruthy } from './isTruthy.ts';
import { fail, failBy, type Run, stop } from './Run.ts';
import { reasonOf, restore, runFormatters, UNKNOWN } from './runFormatters.ts';
import { testIf, testPredicate } from './testCondition.ts';
import { scalarText, toText } from './toText.ts';

/** Far beyond any page and well within the stack. */
const MAX_NESTING = 1000;

export function renderCode(run: Run, code: op.Code): string {
  if (run.nesting >= MAX_NESTING) {
    fail(run, 'nesting-depth', `Blocks are nested deeper than ${MAX_NESTING}.`);
    return '';
  }
  run.steps += code.length;
  if (run.steps > run.limits.steps) stop(run, `The template takes more than ${run.limits.steps} steps.`);
  const { frame, unit, depth } = run;
  const nesting = run.nesting++;
  const { output } = run.limits;
  let html = '';
  let at = 0;
  while (at < code.length && !run.isStopped) {
    // Restarted after a fault, so that data which throw cost only the tag that reads them.
    try {
      for (; at < code.length && !run.isStopped; at++) {
        const item = code[at];
        if (typeof item === 'string') html += item;
        else if (item !== undefined) html += item.op === op.VARIABLE ? renderVariable(run, item) : renderTag(run, item);
        if (html.length > output) stop(run, `The output is longer than ${output} characters.`);
      }
    } catch (error) {
      const item = code[at++];
      restore(run, frame, unit, depth, nesting + 1);
      if (typeof item === 'object') run.at = item.at;
      fail(run, 'unexpected', `Unexpected error in this tag: ${reasonOf(error)}`);
    }
  }
  run.nesting = nesting;
  return html;
}

function renderVariable(run: Run, tag: op.Tag): string {
  const path = tag.paths[0];
  const value = path && lookup(run.frame, path);
  if (tag.calls.length === 0) return typeof value === 'string' ? value : toText(value);
  run.at = tag.at;
  const result = runFormatters(run, tag, value);
  return result === UNKNOWN ? tag.text : toText(result);
}

function renderTag(run: Run, tag: op.Tag): string {
  run.at = tag.at;
  switch (tag.op) {
    case op.SECTION:
      return renderSection(run, tag);
    case op.REPEATED:
      return renderRepeated(run, tag);
    case op.PREDICATE:
      return renderPredicate(run, tag);
    case op.IF:
      return testIf(run, tag) ? renderCode(run, tag.body) : renderOr(run, tag.or);
    case op.VAR:
      return bindValue(run, tag);
    case op.CTX:
      return bindContext(run, tag);
    case op.EVAL:
      return renderExpression(run, tag);
    case op.MACRO:
      addMacro(run.frame, tag.name, tag.body, run.unit);
      return '';
    case op.INCLUDE: {
      if (!run.limits.hasInclude) return disabled(run, 'include');
      const html = callPartial(run, tag.name, run.frame);
      return tag.args.includes('output') ? html : '';
    }
    default: {
      const key = tag.args[0] ?? '';
      bindLocal(run.frame, tag.name, Object.hasOwn(run.injectables, key) ? run.injectables[key] : undefined);
      return '';
    }
  }
}

function renderOr(run: Run, branches: readonly op.Tag[]): string {
  for (const branch of branches) {
    run.at = branch.at;
    const holds = branch.slot < 0 || testPredicate(run, branch);
    if (holds === UNKNOWN) return branch.text + renderCode(run, branch.body);
    if (holds) return renderCode(run, branch.body);
  }
  return '';
}

function renderSection(run: Run, tag: op.Tag): string {
  const path = tag.paths[0];
  const value = path && lookupHere(run.frame, path);
  if (!isTruthy(value)) return renderOr(run, tag.or);
  const outer = run.frame;
  run.frame = createFrame(value, outer, false);
  const html = renderCode(run, tag.body);
  run.frame = outer;
  return html;
}

function renderRepeated(run: Run, tag: op.Tag): string {
  const path = tag.paths[0];
  const list = path && lookupHere(run.frame, path);
  if (!Array.isArray(list) || list.length === 0) return renderOr(run, tag.or);
  const outer = run.frame;
  // One frame for all elements, because nothing keeps it after an iteration.
  const frame = createFrame(undefined, outer, false);
  run.frame = frame;
  const last = list.length - 1;
  let html = '';
  for (let index = 0; index <= last; index++) {
    frame.node = list[index] ?? undefined;
    frame.index = index;
    frame.locals = null;
    frame.macros = null;
    html += renderCode(run, tag.body);
    if (index < last && tag.between.length > 0) html += renderCode(run, tag.between);
    if (run.isStopped) break;
    if (html.length > run.limits.output) stop(run, `The output is longer than ${run.limits.output} characters.`);
  }
  run.frame = outer;
  return html;
}

function renderPredicate(run: Run, tag: op.Tag): string {
  const holds = testPredicate(run, tag);
  if (holds !== UNKNOWN) return holds ? renderCode(run, tag.body) : renderOr(run, tag.or);
  // Prints the tag and all its parts as text, because nothing can be decided.
  let html = tag.text + renderCode(run, tag.body);
  for (const branch of tag.or) html += renderCode(run, branch.body);
  return html;
}

function bindValue(run: Run, tag: op.Tag): string {
  const path = tag.paths[0];
  const value = path && lookup(run.frame, path);
  const result = tag.calls.length > 0 ? runFormatters(run, tag, value) : value;
  if (result === UNKNOWN) return tag.text;
  bindLocal(run.frame, tag.name, result);
  return '';
}

function bindContext(run: Run, tag: op.Tag): string {
  const bound: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  tag.args.forEach((key, at) => {
    const path = tag.paths[at];
    bound[key] = (path && lookup(run.frame, path)) ?? null;
  });
  bindLocal(run.frame, tag.name, bound);
  return '';
}

function renderExpression(run: Run, tag: op.Tag): string {
  if (!run.limits.hasEval) return disabled(run, 'eval');
  const { frame } = run;
  const expression = expressionOf(tag);
  const traced = expression.isTraced ? trace(expression) : '';
  try {
    const result = evaluate(expression, frame, run.limits.output);
    return traced && result !== undefined ? `${traced} -> ${scalarText(result)}` : traced + scalarText(result);
  } catch (error) {
    failBy(run, error, 'expression-evaluate', `Expression could not be worked out: ${reasonOf(error)}.`);
    return traced;
  }
}

function disabled(run: Run, name: string): string {
  fail(run, 'disabled', `Instruction "${name}" is not allowed here.`);
  return '';
}
