export type Scalar = string | number | boolean | null;

/** Binary operators; a step stores the position in this list. */
const BETWEEN = ['**', '*', '/', '%', '+', '-', '<<', '>>', '<', '<=', '>', '>=', '==', '!=', '===', '!==', '&', '^', '|', '&&', '||'];
const BEFORE = ['+', '-', '!', '~'];

/** Operators as numbers, because comparing numbers is faster than comparing texts. */
export const operatorOf = (sign: string, isUnary: boolean): number => (isUnary ? BEFORE : BETWEEN).indexOf(sign);

const BETWEEN_NAMES = [
  'exponent',
  'multiply',
  'divide',
  'modulus',
  'add',
  'subtract',
  'left shift',
  'right shift',
  'less than',
  'less than or equal',
  'greater than',
  'greater than or equal',
  'equality',
  'inequality',
  'strict equality',
  'strict inequality',
  'bitwise and',
  'bitwise xor',
  'bitwise or',
  'logical and',
  'logical or',
];
const BEFORE_NAMES = ['unary plus', 'unary minus', 'logical not', 'bitwise not'];

export const operatorName = (operator: number, isUnary: boolean): string => `<${(isUnary ? BEFORE_NAMES : BETWEEN_NAMES)[operator]}>`;

export function operate(operator: number, left: Scalar, right: Scalar): Scalar {
  // The language uses JavaScript's conversions to numbers, but compares two texts as texts.
  const one = left as number;
  const other = right as number;
  switch (operator) {
    case 0:
      return one ** other;
    case 1:
      return one * other;
    case 2:
      return one / other;
    case 3:
      return one % other;
    case 4:
      return one + other;
    case 5:
      return one - other;
    case 6:
      return one << other;
    case 7:
      return one >> other;
    case 8:
      return one < other;
    case 9:
      return one <= other;
    case 10:
      return one > other;
    case 11:
      return one >= other;
    case 12:
      // oxlint-disable-next-line eqeqeq -- it is this operator
      return left == right;
    case 13:
      // oxlint-disable-next-line eqeqeq -- it is this operator
      return left != right;
    case 14:
      return left === right;
    case 15:
      return left !== right;
    case 16:
      return one & other;
    case 17:
      return one ^ other;
    case 18:
      return one | other;
    case 19:
      return Boolean(left) && Boolean(right);
    case 20:
      return Boolean(left) || Boolean(right);
    default:
      return null;
  }
}

export function operateOnOne(operator: number, value: Scalar): Scalar {
  const one = value as number;
  switch (operator) {
    case 0:
      return +one;
    case 1:
      return -one;
    case 2:
      return !one;
    case 3:
      return ~one;
    default:
      return null;
  }
}

/** Calls `max min abs num str bool` on `count` values of the stack; without any there is no result. */
export function call(name: string, stack: readonly Scalar[], from: number, count: number): Scalar {
  if (count === 0) return null;
  const first = stack[from] ?? null;
  switch (name) {
    case 'max':
    case 'min': {
      let most = Number(first);
      for (let at = from + 1; at < from + count; at++) {
        const next = Number(stack[at]);
        // NaN is neither more nor less, so the following value counts.
        if (!(name === 'max' ? most > next : most < next)) most = next;
      }
      return most;
    }
    case 'abs':
      return Math.abs(first as number);
    case 'num':
      return Number(first);
    case 'str':
      return String(first);
    default:
      return Boolean(first);
  }
}
