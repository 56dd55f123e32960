import { onINP } from 'web-vitals/attribution/onINP.js';
import { observe, type Observation } from '../observe.ts';
import type { RecordMetric } from '../RecordMetric.ts';
import { viewOf } from './paints.ts';

/**
 * In ms: https://web.dev/articles/fid, which web-vitals no longer measures. Once per load; not recorded if the page was hidden before.
 *
 * @param hiddenAt when the page was first hidden, in ms since navigation began
 */
export const watchFirstInputDelay = (record: RecordMetric, hiddenAt: () => number): Observation =>
  observe<PerformanceEventTiming>('first-input', (entries) => {
    const [first] = entries;
    if (first && first.startTime < hiddenAt()) record('load', { firstInputDelay: first.processingStart - first.startTime });
  });

/** In ms, with its parts: https://web.dev/articles/inp */
export const watchInteractionToNextPaint = (record: RecordMetric): void =>
  onINP(
    (metric) => {
      const {
        interactionTarget: target,
        interactionType: type,
        inputDelay,
        processingDuration,
        presentationDelay,
        loadState,
      } = metric.attribution;
      const interactionToNextPaint = {
        target,
        type,
        inputDelay,
        processingDuration,
        presentationDelay,
        loadState,
      };
      record(viewOf(metric), { interactionToNextPaint: metric.value }, { interactionToNextPaint });
    },
    { reportAllChanges: true },
  );
