/** A stretch of time, in ms since navigation began. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LoadTrace {
  /** First contentful paint. */
  readonly paint: number;
  /** End of the DOMContentLoaded event. */
  readonly parsed: number;
  /** Tasks of more than 50 ms on the main thread. */
  readonly longTasks: readonly Span[];
  /** Every request that has ended. */
  readonly requests: readonly Span[];
  /** How far the trace goes. */
  readonly now: number;
}

const QUIET_MS = 5000;
const FEW_REQUESTS = 2;

/**
 * Time to interactive: the end of the last long task before the first five seconds, from the first contentful paint on, in which no long
 * task runs and never more than two requests are under way; the paint if there was no such task; at least the end of DOMContentLoaded.
 * `undefined` as long as there has been no such time. In ms since navigation began.
 *
 * Definition: https://github.com/WICG/time-to-interactive#definition and https://web.dev/articles/tti. It speaks of GET requests under way:
 * a browser lists requests of all methods, and only those that have ended, so one that is under way at `now` is not seen.
 */
export function timeToInteractive({ paint, parsed, longTasks, requests, now }: LoadTrace): number | undefined {
  let quietFrom = paint;
  for (const busy of [...longTasks, ...crowded(requests)].toSorted((one, other) => one.start - other.start)) {
    if (busy.end <= quietFrom) continue;
    if (busy.start - quietFrom >= QUIET_MS) break;
    quietFrom = busy.end;
  }
  if (now - quietFrom < QUIET_MS) return undefined;
  let interactive = Math.max(paint, parsed);
  for (const { end } of longTasks) if (end <= quietFrom) interactive = Math.max(interactive, end);
  return interactive;
}

/** The stretches with more requests under way than few. */
function crowded(requests: readonly Span[]): Span[] {
  // At one moment ends come before starts: a request that begins as another ends is not beside it.
  const steps = requests
    .filter(({ start, end }) => end > start)
    .flatMap(({ start, end }) => [
      { at: start, step: 1 },
      { at: end, step: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.step - other.step);
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
