/** Whether `value` divides evenly by `divisor`; false when either is no integer or the divisor is 0 (spec §5 "Other"). */
export function isDivisible(value: number, divisor: number): boolean {
  return Number.isInteger(value) && Number.isInteger(divisor) && divisor !== 0 && value % divisor === 0;
}
