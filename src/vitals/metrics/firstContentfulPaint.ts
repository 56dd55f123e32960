import { onFCP } from 'web-vitals/onFCP.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/**
 * When the first text or picture was painted, in ms: https://web.dev/articles/fcp. Nothing when the page was out of sight before.
 * @param hiddenAt when the page was first out of sight, in ms since navigation began
 */
export const watchFirstContentfulPaint = (record: RecordMetric, hiddenAt: () => number): void =>
  onFCP(
    (metric) => {
      const [entry] = metric.entries;
      if (!entry || entry.startTime < hiddenAt()) record(viewOf(metric), { firstContentfulPaint: metric.value });
    },
    { reportAllChanges: true },
  );
