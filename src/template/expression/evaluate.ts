import { bindLocal, bindLocals, createFrame, findLocal, type Frame } from '../render/frame.ts';
import { checkLength } from '../render/limits.ts';
import { lookup } from '../render/lookup.ts';
import { ASSIGN, CALL, type Expression, LITERAL, REFERENCE, type Step, UNARY } from './expression.ts';
import { call, operate, operateOnOne, type Scalar } from './operate.ts';

/**
 * The value of the last part; `undefined` for an assignment. Variables are bound in the frame once the whole expression has succeeded.
 *
 * @throws RangeError when an operand is an array or object, LimitError when a text exceeds `longest`
 */
export function evaluate({ parts }: Expression, frame: Frame, longest: number): Scalar | undefined {
  // Collects the variables until the expression has succeeded.
  let assigned: Frame | null = null;
  let result: Scalar | undefined;
  // Preallocated, because growing it costs more than most expressions.
  const stack: Scalar[] = [null, null, null, null, null, null];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? NO_STEPS;
    let top = -1;
    result = undefined;
    for (let at = 0; at < part.length; at++) {
      const step = part[at] as Step;
      switch (step.kind) {
        case LITERAL:
          stack[++top] = step.value;
          break;
        case REFERENCE:
          stack[++top] = operand(step, assigned, frame);
          break;
        case CALL:
          top -= step.count - 1;
          stack[top] = call(step.source, stack, top, step.count);
          break;
        case ASSIGN:
          assigned ??= createFrame(undefined, null, true);
          bindLocal(assigned, step.source, stack[top] ?? null);
          break;
        case UNARY:
          stack[top] = operateOnOne(step.operator, stack[top] ?? null);
          break;
        default: {
          top--;
          const value = operate(step.operator, stack[top] ?? null, stack[top + 1] ?? null);
          if (typeof value === 'string') checkLength(value.length, longest);
          stack[top] = value;
        }
      }
    }
    if (part[part.length - 1]?.kind !== ASSIGN) result = stack[top];
  }
  if (assigned !== null) bindLocals(frame, assigned);
  return result;
}

const NO_STEPS: readonly Step[] = [];

function operand(step: Step, assigned: Frame | null, frame: Frame): Scalar {
  const known = assigned && findLocal(assigned, step.source);
  const value = known ? known.value : step.path && lookup(frame, step.path);
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new RangeError(`"${step.source}" is neither a text nor a number`);
}
