/** False unless both are integers and the divisor is not 0. */
export function isDivisible(value: number, divisor: number): boolean {
  return Number.isInteger(value) && Number.isInteger(divisor) && divisor !== 0 && value % divisor === 0;
}
