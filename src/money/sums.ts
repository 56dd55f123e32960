const { MAX_SAFE_INTEGER } = Number;

/** Whole minor units are exact up to the safe integers; a result beyond stays at their limit, NaN counts as 0. */
const limited = (minor: number): number => Math.max(-MAX_SAFE_INTEGER, Math.min(MAX_SAFE_INTEGER, minor)) || 0;

/** The sum of amounts of one currency, in its minor units. */
export function sumOf(...amounts: readonly number[]): number {
  let sum = 0;
  for (const minor of amounts) sum = limited(sum + minor);
  return sum;
}

/** The price of so many, in minor units. */
export const priceOf = (unitMinor: number, quantity: number): number => limited(unitMinor * quantity);
