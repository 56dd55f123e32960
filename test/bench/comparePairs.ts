import { median } from './median.ts';

/** The difference of two paired series. */
export interface PairedDifference {
  /** The median of the pairwise differences. */
  readonly median: number;
  /** The 95 % confidence interval of that median. */
  readonly low: number;
  readonly high: number;
  /** Whether the interval leaves 0 out: the difference is no chance. */
  readonly isSeen: boolean;
  readonly pairs: number;
}

const MISSED = 0.05;
/** Fewer pairs prove nothing at that confidence. */
const FEWEST = 6;

/**
 * Compares within pairs, which meet the machine in the same state. The interval is that of the sign test, which assumes no distribution and
 * resists outliers (https://en.wikipedia.org/wiki/Sign_test). With fewer than six pairs it is unlimited.
 */
export function comparePairs(first: readonly number[], second: readonly number[]): PairedDifference {
  if (first.length !== second.length || first.length === 0) throw new Error('Pairs have two members.');
  const sorted = second.map((value, pair) => value - first[pair]!).toSorted((one, other) => one - other);
  const { length: count } = sorted;
  // How many values at each end may be left out, by the probability that so few lie on one side of the median.
  let left = 0;
  let chance = 0.5 ** count;
  let sum = chance;
  while (2 * sum <= MISSED && left < (count - 1) / 2) {
    left += 1;
    chance *= (count - left + 1) / left;
    sum += chance;
  }
  const skipped = Math.max(left - 1, 0);
  const low = sorted[skipped]!;
  const high = sorted[count - 1 - skipped]!;
  return { median: median(sorted), low, high, isSeen: count >= FEWEST && (low > 0 || high < 0), pairs: count };
}

/** "3.1 ms (2.0 to 4.2)" */
export const showDifference = ({ median: middle, low, high }: PairedDifference): string =>
  `${middle.toFixed(2)} ms (${low.toFixed(2)} to ${high.toFixed(2)})`;
