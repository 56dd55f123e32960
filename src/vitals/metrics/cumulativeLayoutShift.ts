import { onCLS } from 'web-vitals/onCLS.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/** https://web.dev/articles/cls; a score without a unit, and 0 is a value. */
export const watchCumulativeLayoutShift = (record: RecordMetric): void =>
  onCLS((metric) => record(viewOf(metric), { cumulativeLayoutShift: metric.value }), { reportAllChanges: true });
