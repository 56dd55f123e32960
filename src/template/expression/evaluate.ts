import { bindLocal, type Frame } from '../render/frame.ts';
import { lookup } from '../render/lookup.ts';
import { ASSIGN, CALL, type Expression, LITERAL, REFERENCE, type Step } from './expression.ts';
import { call, type Scalar } from './operate.ts';

const NOTHING = undefined;

/**
 * The value of the last part; `undefined` if that is an assignment. Throws a RangeError with the reason if an operand is an
 * array or an object; then no variable is bound. Variables are bound in the frame, once the whole expression has succeeded.
 */
export function evaluate(expression: Expression, frame: Frame): Scalar | undefined {
  let assigned: Map<string, Scalar> | null = null;
  let result: Scalar | undefined;
  const stack: Scalar[] = [];
  for (const part of expression.parts) {
    stack.length = 0;
    for (const step of part) {
      if (step.kind === ASSIGN) (assigned ??= new Map()).set(step.source, stack.at(-1) ?? null);
      else work(step, stack, assigned, frame);
    }
    result = part.at(-1)?.kind === ASSIGN ? NOTHING : stack.pop();
  }
  if (assigned) for (const [name, value] of assigned) bindLocal(frame, name, value);
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

/** Takes a step's operands off the stack and puts its result there. */
function work(step: Step, stack: Scalar[], assigned: ReadonlyMap<string, Scalar> | null, frame: Frame): void {
  switch (step.kind) {
    case LITERAL:
      stack.push(step.value);
      break;
    case REFERENCE:
      stack.push(operand(step, assigned, frame));
      break;
    case CALL:
      stack.push(call(step.source, stack.splice(stack.length - step.count)));
      break;
    default: {
      const right = stack.pop() ?? null;
      const left = step.count === 1 ? null : (stack.pop() ?? null);
      stack.push(step.operation?.(left, right) ?? null);
    }
  }
}

function operand(step: Step, assigned: ReadonlyMap<string, Scalar> | null, frame: Frame): Scalar {
  const known = assigned?.get(step.source);
  if (known !== undefined) return known;
  const value = step.path && lookup(frame, step.path);
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new RangeError(`"${step.source}" is neither a text nor a number`);
}
