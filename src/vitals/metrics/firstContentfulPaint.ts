import { onFCP } from 'web-vitals/onFCP.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

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
