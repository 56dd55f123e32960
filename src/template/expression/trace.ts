import { ASSIGN, CALL, type Expression, LITERAL, type Step, UNARY } from './expression.ts';
import { operatorName } from './operate.ts';

/** The steps of an expression in evaluation order, for template authors: `EVAL=[[1 2 <add>]]`. */
export const trace = ({ parts }: Expression): string => `EVAL=[${parts.map((part) => `[${tracePart(part)}]`).join(', ')}]`;

function tracePart(steps: readonly Step[]): string {
  // Each step joins the texts of its operands.
  const stack: string[] = [];
  for (const step of steps) stack.push(traceStep(step, stack.splice(Math.max(0, stack.length - step.count))));
  return stack.join(' ');
}

function traceStep({ kind, source, value, operator }: Step, operands: readonly string[]): string {
  switch (kind) {
    case LITERAL:
      return typeof value === 'string' ? JSON.stringify(value) : String(value);
    case CALL:
      return ['<args>', ...operands, `${source}()`].join(' ');
    case ASSIGN:
      return [source, ...operands, '<assign>'].join(' ');
    default:
      return operator < 0 ? source : [...operands, operatorName(operator, kind === UNARY)].join(' ');
  }
}
