import { canObserve, observe } from '../observe.ts';

/** Watches the inputs of time to interactive. */
interface InteractiveWatch {
  /** In ms since navigation began; `undefined`: not yet, or never to be known. */
  read(paint: number, parsed: number): number | undefined;
  stop(): void;
}

/** Safari and Firefox report no long tasks. */
const canWatchInteractive = (): boolean => canObserve('longtask') && canObserve('resource');

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

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LoadTrace {
  /** First contentful paint. */
  readonly paint: number;
  readonly parsed: number;
  readonly longTasks: readonly Span[];
  /** Every finished request. */
  readonly requests: readonly Span[];
  /** End of the recorded time. */
  readonly now: number;
}

const QUIET_MS = 5000;
const FEW_REQUESTS = 2;

/**
 * Time to interactive in ms since navigation began: the end of the last long task before the first five seconds after the first contentful
 * paint without a long task and with at most two requests under way; the paint if there was no such task; at least the end of
 * DOMContentLoaded. `undefined` while there was no such time.
 *
 * https://github.com/WICG/time-to-interactive#definition and https://web.dev/articles/tti. They count GET requests under way, but browsers
 * list finished requests of all methods, so a request under way at `now` is not seen.
 */
export function timeToInteractive({ paint, parsed, longTasks, requests, now }: LoadTrace): number | undefined {
  let quietFrom = paint;
  for (const busy of [...longTasks, ...crowded(requests)].sort((one, other) => one.start - other.start)) {
    if (busy.end <= quietFrom) continue;
    if (busy.start - quietFrom >= QUIET_MS) break;
    quietFrom = busy.end;
  }
  if (now - quietFrom < QUIET_MS) return undefined;
  let interactive = Math.max(paint, parsed);
  for (const { end } of longTasks) if (end <= quietFrom) interactive = Math.max(interactive, end);
  return interactive;
}

/** Spans with more than two requests under way. */
function crowded(requests: readonly Span[]): Span[] {
  // Ends sort before starts, because a request that begins as another ends does not overlap it.
  const steps = requests
    .filter(({ start, end }) => end > start)
    .flatMap(({ start, end }) => [
      { at: start, step: 1 },
      { at: end, step: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.step - other.step);
  const spans: Span[] = [];
  let running = 0;
  let since = 0;
  for (const { at, step } of steps) {
    running += step;
    if (step > 0 && running === FEW_REQUESTS + 1) since = at;
    if (step < 0 && running === FEW_REQUESTS) spans.push({ start: since, end: at });
  }
  return spans;
}
