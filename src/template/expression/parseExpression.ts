import { type Result, fail, ok } from '../../lib/result.ts';
import { FROM_LOCAL, type Path } from '../language/code.ts';
import { ASSIGN, BINARY, CALL, type Expression, LITERAL, REFERENCE, type Step, UNARY } from './expression.ts';
import { operatorOf } from './operate.ts';
import { type Token, tokenize } from './tokenize.ts';

const RANKS: ReadonlyMap<string, number> = new Map([
  ...rank(16, '**'),
  ...rank(15, '*', '/', '%'),
  ...rank(14, '+', '-'),
  ...rank(13, '<<', '>>'),
  ...rank(12, '<', '<=', '>', '>='),
  ...rank(11, '==', '!=', '===', '!=='),
  ...rank(10, '&'),
  ...rank(9, '^'),
  ...rank(8, '|'),
  ...rank(7, '&&'),
  ...rank(6, '||'),
  ...rank(3, '='),
]);
const BEFORE_VALUES = '+-!~';
const UNARY_RANK = 17;
const POWER_RANK = 16;
const ASSIGN_RANK = 3;
const FUNCTIONS = new Set(['max', 'min', 'abs', 'num', 'str', 'bool']);

function rank(level: number, ...signs: string[]): [string, number][] {
  return signs.map((sign) => [sign, level]);
}

/** An operator or opening parenthesis waiting for operands. */
interface Waiting {
  readonly sign: string;
  readonly rank: number;
  readonly isUnary: boolean;
  readonly call: string | null;
  /** Stack height at the parenthesis. */
  readonly height: number;
  /** Name on the left of an assignment. */
  readonly target: string;
}

/**
 * Parses an `.eval`; the error describes the first fault. Needs no recursion. Adjacent values and extra commas are allowed; the last value
 * is the result.
 */
export function parseExpression(text: string): Result<Expression, string> {
  const isTraced = text.startsWith('#');
  const tokens = tokenize(isTraced ? text.slice(1) : text);
  if (!tokens.ok) return tokens;
  const parts: (readonly Step[])[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.value.length; at++) {
    const token = tokens.value[at];
    if (token && !(token.kind === 'sign' && token.source === ';')) continue;
    if (at > from) {
      const part = parsePart(tokens.value.slice(from, at));
      if (!part.ok) return part;
      parts.push(part.value);
    }
    from = at + 1;
  }
  return ok({ parts, isTraced });
}

function parsePart(tokens: readonly Token[]): Result<Step[], string> {
  const steps: Step[] = [];
  const waiting: Waiting[] = [];
  /** Whether a sign here is unary. */
  let isBeforeValue = true;
  /** Whether the preceding operator still needs a value. */
  let isOwed = false;
  // Stack height after the steps so far.
  let height = 0;

  const settle = (lowest: number): void => {
    for (let top = waiting.at(-1); top && top.sign !== '(' && top.rank >= lowest; top = waiting.at(-1)) {
      waiting.pop();
      if (top.target) steps.push(step(ASSIGN, top.target, 1));
      else steps.push(operatorStep(top));
      if (!top.target && !top.isUnary) height--;
    }
  };

  let before: Token | undefined;
  for (const token of tokens) {
    const last = before;
    before = token;
    if (token.kind === 'function') {
      if (!FUNCTIONS.has(token.source)) return fail(`function "${token.source}" is unknown`);
      continue;
    }
    if (token.kind !== 'sign') {
      isBeforeValue = false;
      isOwed = false;
      height++;
      steps.push(token.kind === 'path' ? step(REFERENCE, token.source, 0, token.path) : step(LITERAL, token.source, 0, null, token.value));
      continue;
    }
    const sign = token.source;
    if (sign === '(') {
      waiting.push({ sign, rank: 0, isUnary: false, call: last?.kind === 'function' ? last.source : null, height, target: '' });
      isBeforeValue = true;
      isOwed = false;
    } else if (sign === ')') {
      if (isOwed) return fail('")" is not expected here');
      settle(0);
      const open = waiting.pop();
      if (!open || (!open.call && height === open.height)) return fail('")" is not expected here');
      if (open.call) {
        steps.push(step(CALL, open.call, height - open.height));
        height = open.height + 1;
      }
      isBeforeValue = false;
    } else if (sign === ',') {
      if (isOwed) return fail('"," is not expected here');
      settle(0);
      isBeforeValue = true;
    } else if (isBeforeValue || sign === '!' || sign === '~') {
      if (!BEFORE_VALUES.includes(sign)) return fail(`"${sign}" is not expected here`);
      waiting.push({ sign, rank: UNARY_RANK, isUnary: true, call: null, height, target: '' });
      isOwed = true;
    } else {
      const level = RANKS.get(sign);
      if (level === undefined) return fail(`"${sign}" is not expected here`);
      settle(level === POWER_RANK || level === ASSIGN_RANK ? level + 1 : level);
      const target = sign === '=' ? takeTarget(steps) : '';
      if (target === null) return fail('only a name such as @name can be assigned to');
      if (target) height--;
      waiting.push({ sign, rank: level, isUnary: false, call: null, height, target });
      isBeforeValue = true;
      isOwed = true;
    }
  }
  if (isOwed || height === 0) return fail('a value is missing at the end');
  settle(0);
  return waiting.length > 0 ? fail('")" is missing') : ok(steps);
}

function takeTarget(steps: Step[]): string | null {
  const last = steps.pop();
  return last?.kind === REFERENCE && isPlainName(last.path) ? last.source : null;
}

const isPlainName = (path: Path | null): boolean => path?.from === FROM_LOCAL && path.rest.length === 0;

const operatorStep = ({ sign, isUnary }: Waiting): Step =>
  step(isUnary ? UNARY : BINARY, sign, isUnary ? 1 : 2, null, null, operatorOf(sign, isUnary));

const step = (kind: number, source: string, count: number, path: Path | null = null, value: Step['value'] = null, operator = -1): Step => ({
  kind,
  value,
  path,
  source,
  count,
  operator,
});
