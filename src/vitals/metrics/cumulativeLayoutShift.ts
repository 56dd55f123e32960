import { onCLS } from 'web-vitals/onCLS.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/** How much the page's content moves by itself: https://web.dev/articles/cls. A score without a unit; 0 is a value. */
export const watchCumulativeLayoutShift = (record: RecordMetric): void =>
  onCLS((metric) => record(viewOf(metric), { cumulativeLayoutShift: metric.value }), { reportAllChanges: true });
