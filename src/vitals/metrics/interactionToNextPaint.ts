import { onINP } from 'web-vitals/attribution/onINP.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/** How long the page's slowest interactions took until the next paint, in ms, and where that time went: https://web.dev/articles/inp. */
export const watchInteractionToNextPaint = (record: RecordMetric): void =>
  onINP(
    (metric) => {
      const { interactionTarget, interactionType, inputDelay, processingDuration, presentationDelay, loadState } = metric.attribution;
      const interactionToNextPaint = {
        ...(interactionTarget && { target: interactionTarget }),
        ...(interactionType && { type: interactionType }),
        inputDelay,
        processingDuration,
        presentationDelay,
        loadState,
      };
      record(viewOf(metric), { interactionToNextPaint: metric.value }, { interactionToNextPaint });
    },
    { reportAllChanges: true },
  );
