import { onLCP } from 'web-vitals/onLCP.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/**
 * When the largest text or picture was painted, in ms: https://web.dev/articles/lcp. Nothing when the page was out of sight before.
 * @param hiddenAt when the page was first out of sight, in ms since navigation began
 */
export const watchLargestContentfulPaint = (record: RecordMetric, hiddenAt: () => number): void =>
  onLCP(
    (metric) => {
      const [entry] = metric.entries;
      if (!entry || entry.startTime < hiddenAt()) record(viewOf(metric), { largestContentfulPaint: metric.value });
    },
    { reportAllChanges: true },
  );
