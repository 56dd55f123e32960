import { evaluate, trace } from '../expression/evaluate.ts';
import * as op from '../language/code.ts';
import { callPartial } from './callPartial.ts';
import { bindLocal, createFrame } from './frame.ts';
import { lookup, lookupHere } from './lookup.ts';
import { isTruthy } from './isTruthy.ts';
import { fail, type Run } from './Run.ts';
import { runFormatters, UNKNOWN } from './runFormatters.ts';
import { testIf, testPredicate } from './testCondition.ts';
import { scalarText, toText } from './toText.ts';

/** Blocks and partials open at once: far beyond any page, well within what a stack holds. */
const MAX_NESTING = 1000;

/** The text of a piece of template in the run's present scope. */
export function renderCode(run: Run, code: op.Code): string {
  if (run.nesting >= MAX_NESTING) {
    fail(run, 'nesting-depth', `Blocks are nested deeper than ${MAX_NESTING}.`);
    return '';
  }
  run.nesting++;
  let html = '';
  for (let at = 0; at < code.length; at++) {
    const item = code[at];
    if (typeof item === 'string') html += item;
    else if (item !== undefined) html += item.op === op.VARIABLE ? renderVariable(run, item) : renderTag(run, item);
  }
  run.nesting--;
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
      run.frame.macros = { name: tag.name, code: tag.body, unit: run.unit, next: run.frame.macros };
      return '';
    case op.INCLUDE: {
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
  // One frame serves all elements: nothing can hold on to it longer than its own turn.
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
  }
  run.frame = outer;
  return html;
}

function renderPredicate(run: Run, tag: op.Tag): string {
  const holds = testPredicate(run, tag);
  if (holds !== UNKNOWN) return holds ? renderCode(run, tag.body) : renderOr(run, tag.or);
  // Nothing can be decided: the tag stays as text, as do all its parts.
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
  for (const [at, path] of tag.paths.entries()) bound[tag.args[at] ?? ''] = lookup(run.frame, path) ?? null;
  bindLocal(run.frame, tag.name, bound);
  return '';
}

function renderExpression(run: Run, tag: op.Tag): string {
  if (!tag.expression) return '';
  const { frame } = run;
  const traced = tag.expression.isTraced ? trace(tag.expression) : '';
  try {
    const scope = { lookup: (path: op.Path) => lookup(frame, path), bind: (name: string, value: unknown) => bindLocal(frame, name, value) };
    return traced + scalarText(evaluate(tag.expression, scope));
  } catch (error) {
    fail(run, 'expression-evaluate', `Expression could not be worked out: ${error instanceof Error ? error.message : String(error)}.`);
    return traced;
  }
}
