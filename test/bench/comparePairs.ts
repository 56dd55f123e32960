import { median } from './median.ts';

/** What two series measured in pairs differ by. */
export interface PairedDifference {
  /** The median of what the second of a pair is above the first. */
  readonly median: number;
  /** The median of all such pairs lies between these with a confidence of 95 % or a little more. */
  readonly low: number;
  readonly high: number;
  /** Whether the interval leaves 0 out: the difference is no chance. */
  readonly isSeen: boolean;
  readonly pairs: number;
}

const MISSED = 0.05;
/** Fewer pairs prove nothing at that confidence, whatever they say. */
const FEWEST = 6;

/**
 * Compares within each pair, which the machine meets in much the same state. The interval is that of the sign test: it asks nothing of
 * how times are spread, and a few wild ones do not move it (https://en.wikipedia.org/wiki/Sign_test). Below six pairs it is all of them.
 */
export function comparePairs(first: readonly number[], second: readonly number[]): PairedDifference {
  if (first.length !== second.length || first.length === 0) throw new Error('Pairs have two members.');
  const sorted = second.map((value, pair) => value - first[pair]!).toSorted((one, other) => one - other);
  const { length: count } = sorted;
  // How many at each end may be left out: the chance that so few fall on one side of the median, on both sides together.
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
