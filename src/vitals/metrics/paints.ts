import { onFCP } from 'web-vitals/onFCP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onCLS } from 'web-vitals/onCLS.js';
import type { Metric } from 'web-vitals';
import type { RecordMetric, ViewKind } from '../RecordMetric.ts';

/**
 * In ms: https://web.dev/articles/fcp. Not recorded if the page was hidden before.
 *
 * @param hiddenAt when the page was first hidden, in ms since navigation began
 */
export const watchFirstContentfulPaint = (record: RecordMetric, hiddenAt: () => number): void =>
  onFCP(
    (metric) => {
      const [entry] = metric.entries;
      if (!entry || entry.startTime < hiddenAt()) record(viewOf(metric), { firstContentfulPaint: metric.value });
    },
    { reportAllChanges: true },
  );

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

/** https://web.dev/articles/cls; a score without a unit, and 0 is a value. */
export const watchCumulativeLayoutShift = (record: RecordMetric): void =>
  onCLS((metric) => record(viewOf(metric), { cumulativeLayoutShift: metric.value }), { reportAllChanges: true });

export const viewOf = ({ navigationType }: Metric): ViewKind => (navigationType === 'back-forward-cache' ? 'return' : 'load');
