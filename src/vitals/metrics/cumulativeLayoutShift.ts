import { onCLS } from 'web-vitals/onCLS.js';
import type { Tell } from '../Tell.ts';
import { viewOf } from '../viewOf.ts';

/** How much the page's content moves by itself: https://web.dev/articles/cls. A score without a unit; 0 is a value. */
export const watchCumulativeLayoutShift = (tell: Tell): void =>
  onCLS((metric) => tell(viewOf(metric), { cumulativeLayoutShift: metric.value }), { reportAllChanges: true });
