import type { Path } from '../language/code.ts';
import { ASSIGN, CALL, type Expression, LITERAL, REFERENCE, type Step } from './expression.ts';
import { call, operate, type Scalar } from './operate.ts';

/** How an expression reaches the page's values. */
export interface ExpressionScope {
  lookup(path: Path): unknown;
  /** Called with all assignments, in order, once the whole expression has succeeded. */
  bind(name: string, value: Scalar): void;
}

const NOTHING = undefined;

/**
 * The value of the last part; `undefined` if that is an assignment. Throws a RangeError with the reason if an operand is an
 * array or an object; then no variable is bound.
 */
export function evaluate(expression: Expression, scope: ExpressionScope): Scalar | undefined {
  const assigned = new Map<string, Scalar>();
  let result: Scalar | undefined;
  for (const part of expression.parts) {
    const stack: Scalar[] = [];
    for (const step of part) stack.push(work(step, stack, assigned, scope));
    result = part.at(-1)?.kind === ASSIGN ? NOTHING : stack.pop();
  }
  for (const [name, value] of assigned) scope.bind(name, value);
  return result;
}

/** The steps, for a template's author to look at. */
export function trace(expression: Expression): string {
  return `[${expression.parts.map((part) => part.map(({ source, kind, count }) => traceStep(kind, source, count)).join(' ')).join(' ; ')}] `;
}

function traceStep(kind: number, source: string, count: number): string {
  if (kind === CALL) return `${source}(${count})`;
  return kind === ASSIGN ? `${source}=` : source;
}

function work(step: Step, stack: Scalar[], assigned: Map<string, Scalar>, scope: ExpressionScope): Scalar {
  switch (step.kind) {
    case LITERAL:
      return step.value === null && step.source !== 'null' ? Number(step.source) : step.value;
    case REFERENCE:
      return operand(step, assigned, scope);
    case ASSIGN: {
      const value = stack.pop() ?? null;
      assigned.set(step.source, value);
      return value;
    }
    case CALL:
      return call(step.source, stack.splice(stack.length - step.count));
    default: {
      const right = stack.pop() ?? null;
      return step.count === 1 ? operate(step.source, null, right) : operate(`2${step.source}`, stack.pop() ?? null, right);
    }
  }
}

function operand(step: Step, assigned: ReadonlyMap<string, Scalar>, scope: ExpressionScope): Scalar {
  const known = assigned.get(step.source);
  if (known !== undefined) return known;
  const value = step.path && scope.lookup(step.path);
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new RangeError(`"${step.source}" is neither a text nor a number`);
}
