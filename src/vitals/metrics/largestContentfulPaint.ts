import { onLCP } from 'web-vitals/onLCP.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/**
 * In ms: https://web.dev/articles/lcp. Not recorded if the page was hidden before.
 *
 * @param hiddenAt when the page was first hidden, in ms since navigation began
 */
export const watchLargestContentfulPaint = (record: RecordMetric, hiddenAt: () => number): void =>
  onLCP(
    (metric) => {
      const [entry] = metric.entries;
      if (!entry || entry.startTime < hiddenAt()) record(viewOf(metric), { largestContentfulPaint: metric.value });
    },
    { reportAllChanges: true },
  );
