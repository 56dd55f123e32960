import { canObserve, observe } from '../observe.ts';
import { timeToInteractive, type Span } from './timeToInteractive.ts';

/** Watches the inputs of time to interactive. */
export interface InteractiveWatch {
  /** In ms since navigation began; `undefined`: not yet, or never to be known. */
  read(paint: number, parsed: number): number | undefined;
  stop(): void;
}

/** Safari and Firefox report no long tasks. */
export const canWatchInteractive = (): boolean => canObserve('longtask') && canObserve('resource');

/** Reads requests from their entries, so that the page's `fetch` and `XMLHttpRequest` stay untouched. */
export function watchInteractive(): InteractiveWatch {
  const longTasks: Span[] = [];
  const requests: Span[] = [];
  let isWhole = canWatchInteractive();
  const collect = (spans: Span[]) => (entries: readonly PerformanceEntry[], dropped: number) => {
    for (const { startTime, duration } of entries) spans.push({ start: startTime, end: startTime + duration });
    if (dropped > 0) isWhole = false;
  };
  const watches = [observe('longtask', collect(longTasks)), observe('resource', collect(requests))];
  return {
    read(paint, parsed) {
      for (const watch of watches) watch.drain();
      return isWhole ? timeToInteractive({ paint, parsed, longTasks, requests, now: performance.now() }) : undefined;
    },
    stop() {
      for (const watch of watches) watch.stop();
    },
  };
}
