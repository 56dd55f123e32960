/** A value that expressions work with. */
export type Scalar = string | number | boolean | null;

/** The signs between two operands; what stands for one in a step is its place in this list. */
const BETWEEN = ['**', '*', '/', '%', '+', '-', '<<', '>>', '<', '<=', '>', '>=', '==', '!=', '===', '!==', '&', '^', '|', '&&', '||'];
/** The signs before one operand. */
const BEFORE = ['+', '-', '!', '~'];

/** The number of a sign, for `operate` or, before one operand, `operateOnOne`: telling numbers apart is quicker than texts. */
export const operatorOf = (sign: string, isUnary: boolean): number => (isUnary ? BEFORE : BETWEEN).indexOf(sign);

/** What an operator makes of two operands. Modulo by zero is NaN, division by zero infinite, as in JavaScript. */
export function operate(operator: number, left: Scalar, right: Scalar): Scalar {
  switch (operator) {
    case 0:
      return toNumber(left) ** toNumber(right);
    case 1:
      return toNumber(left) * toNumber(right);
    case 2:
      return toNumber(left) / toNumber(right);
    case 3:
      return toNumber(left) % toNumber(right);
    case 4:
      return isText(left) || isText(right) ? String(left) + String(right) : toNumber(left) + toNumber(right);
    case 5:
      return toNumber(left) - toNumber(right);
    case 6:
      return toNumber(left) << toNumber(right);
    case 7:
      return toNumber(left) >> toNumber(right);
    case 8:
      return isText(left) && isText(right) ? left < right : toNumber(left) < toNumber(right);
    case 9:
      return isText(left) && isText(right) ? left <= right : toNumber(left) <= toNumber(right);
    case 10:
      return isText(left) && isText(right) ? left > right : toNumber(left) > toNumber(right);
    case 11:
      return isText(left) && isText(right) ? left >= right : toNumber(left) >= toNumber(right);
    case 12:
      return isLooselyEqual(left, right);
    case 13:
      return !isLooselyEqual(left, right);
    case 14:
      return left === right;
    case 15:
      return left !== right;
    case 16:
      return toNumber(left) & toNumber(right);
    case 17:
      return toNumber(left) ^ toNumber(right);
    case 18:
      return toNumber(left) | toNumber(right);
    case 19:
      return Boolean(left) && Boolean(right);
    case 20:
      return Boolean(left) || Boolean(right);
    default:
      return null;
  }
}

/** What an operator makes of one operand. */
export function operateOnOne(operator: number, value: Scalar): Scalar {
  switch (operator) {
    case 0:
      return toNumber(value);
    case 1:
      return -toNumber(value);
    case 2:
      return !value;
    case 3:
      return ~toNumber(value);
    default:
      return null;
  }
}

const isText = (value: Scalar): value is string => typeof value === 'string';
const toNumber = (value: Scalar): number => (typeof value === 'number' ? value : Number(value));

/** Equality with JavaScript's conversions: null equals only null. */
function isLooselyEqual(left: Scalar, right: Scalar): boolean {
  if (left === null || right === null || typeof left === typeof right) return left === right;
  return Number(left) === Number(right);
}

/** One function at work: `max min abs num str bool`, on the `count` values from a place of the stack on. Without any there is no result. */
export function call(name: string, stack: readonly Scalar[], from: number, count: number): Scalar {
  if (count === 0) return null;
  const first = stack[from] ?? null;
  switch (name) {
    case 'max':
    case 'min': {
      let most = toNumber(first);
      for (let at = from + 1; at < from + count; at++) {
        const value = toNumber(stack[at] ?? null);
        most = name === 'max' ? Math.max(most, value) : Math.min(most, value);
      }
      return most;
    }
    case 'abs':
      return Math.abs(toNumber(first));
    case 'num':
      return toNumber(first);
    case 'str':
      return String(first);
    default:
      return Boolean(first);
  }
}
