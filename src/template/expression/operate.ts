/** A value that expressions work with. */
export type Scalar = string | number | boolean | null;

/** What an operator does with its operands; one with a single operand looks at the right one. */
export type Operation = (left: Scalar, right: Scalar) => Scalar;

const isText = (value: Scalar): value is string => typeof value === 'string';

const compare =
  (numbers: (left: number, right: number) => boolean, texts: (left: string, right: string) => boolean): Operation =>
  (left, right) =>
    isText(left) && isText(right) ? texts(left, right) : numbers(Number(left), Number(right));

const arithmetic =
  (compute: (left: number, right: number) => number): Operation =>
  (left, right) =>
    compute(Number(left), Number(right));

/** Equality with JavaScript's conversions: null equals only null. */
function isLooselyEqual(left: Scalar, right: Scalar): boolean {
  if (left === null || right === null || typeof left === typeof right) return left === right;
  return Number(left) === Number(right);
}

/** Operators by sign; those with two operands have a `2` before it. */
const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['+', (_, value) => Number(value)],
  ['-', (_, value) => -Number(value)],
  ['!', (_, value) => !value],
  ['~', (_, value) => ~Number(value)],
  ['2**', arithmetic((left, right) => left ** right)],
  ['2*', arithmetic((left, right) => left * right)],
  ['2/', arithmetic((left, right) => left / right)],
  ['2%', arithmetic((left, right) => left % right)],
  ['2+', (left, right) => (isText(left) || isText(right) ? String(left) + String(right) : Number(left) + Number(right))],
  ['2-', arithmetic((left, right) => left - right)],
  ['2<<', arithmetic((left, right) => left << right)],
  ['2>>', arithmetic((left, right) => left >> right)],
  [
    '2<',
    compare(
      (left, right) => left < right,
      (left, right) => left < right,
    ),
  ],
  [
    '2<=',
    compare(
      (left, right) => left <= right,
      (left, right) => left <= right,
    ),
  ],
  [
    '2>',
    compare(
      (left, right) => left > right,
      (left, right) => left > right,
    ),
  ],
  [
    '2>=',
    compare(
      (left, right) => left >= right,
      (left, right) => left >= right,
    ),
  ],
  ['2==', isLooselyEqual],
  ['2!=', (left, right) => !isLooselyEqual(left, right)],
  ['2===', (left, right) => left === right],
  ['2!==', (left, right) => left !== right],
  ['2&', arithmetic((left, right) => left & right)],
  ['2^', arithmetic((left, right) => left ^ right)],
  ['2|', arithmetic((left, right) => left | right)],
  ['2&&', (left, right) => Boolean(left) && Boolean(right)],
  ['2||', (left, right) => Boolean(left) || Boolean(right)],
]);

/** What an operator does. Modulo by zero is NaN, division by zero infinite, as in JavaScript. */
export const operationOf = (sign: string, isUnary: boolean): Operation | null => OPERATIONS.get(isUnary ? sign : `2${sign}`) ?? null;

/** One function at work: `max min abs num str bool`. Without an argument there is no result. */
export function call(name: string, values: readonly Scalar[]): Scalar {
  if (values.length === 0) return null;
  const first = values[0] ?? null;
  switch (name) {
    case 'max':
      return Math.max(...values.map(Number));
    case 'min':
      return Math.min(...values.map(Number));
    case 'abs':
      return Math.abs(Number(first));
    case 'num':
      return Number(first);
    case 'str':
      return String(first);
    default:
      return Boolean(first);
  }
}
