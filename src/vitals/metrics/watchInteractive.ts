import { canObserve, observe } from '../observe.ts';
import { timeToInteractive, type Span } from './timeToInteractive.ts';

/** Watches what the time to interactive is made of. */
export interface InteractiveWatch {
  /** The time to interactive by what is known now, in ms since navigation began; `undefined`: not yet, or never to be known. */
  read(paint: number, parsed: number): number | undefined;
  stop(): void;
}

/** Whether the browser tells of long tasks at all (Safari and Firefox do not). */
export const canWatchInteractive = (): boolean => canObserve('longtask') && canObserve('resource');

/** Long tasks and requests, those from before included. Requests are read from their entries: `fetch` and `XMLHttpRequest` stay the page's. */
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
