import { observe, type Observation } from '../observe.ts';
import type { RecordMetric } from '../RecordMetric.ts';

/**
 * How long the visitor's first input waited for the page, in ms: https://web.dev/articles/fid. web-vitals measures it no more. Once
 * for each load; nothing when the page was out of sight before.
 * @param hiddenAt when the page was first out of sight, in ms since navigation began
 */
export const watchFirstInputDelay = (record: RecordMetric, hiddenAt: () => number): Observation =>
  observe<PerformanceEventTiming>('first-input', (entries) => {
    const [first] = entries;
    if (first && first.startTime < hiddenAt()) record('load', { firstInputDelay: first.processingStart - first.startTime });
  });
