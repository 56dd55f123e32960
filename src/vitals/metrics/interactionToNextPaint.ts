import { onINP } from 'web-vitals/attribution/onINP.js';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from '../viewOf.ts';

/** In ms, with its parts: https://web.dev/articles/inp */
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
