import { whenReturned } from '../lib/when.ts';
import type { PageSpeedTimings } from './schemas/pageSpeedTimings.ts';
import type { TimingAttribution } from './schemas/timingAttribution.ts';
import { firstHidden } from './firstHidden.ts';
import { bodySizes } from './metrics/bodySizes.ts';
import { watchCumulativeLayoutShift } from './metrics/cumulativeLayoutShift.ts';
import { watchFirstContentfulPaint } from './metrics/firstContentfulPaint.ts';
import { watchFirstInputDelay } from './metrics/firstInputDelay.ts';
import { watchInteractionToNextPaint } from './metrics/interactionToNextPaint.ts';
import { watchLargestContentfulPaint } from './metrics/largestContentfulPaint.ts';
import { navigationTimings } from './metrics/navigationTimings.ts';
import { timeToFirstByteParts } from './metrics/timeToFirstByte.ts';
import { canWatchInteractive, watchInteractive } from './metrics/watchInteractive.ts';
import { activationStart, navigationEntry } from './navigationEntry.ts';
import { canObserve } from './observe.ts';
import type { RecordMetric, ViewKind } from './RecordMetric.ts';
import type { EarlySigns } from './watchEarly.ts';

/** What was measured of one view. */
export interface Measured {
  readonly timings: PageSpeedTimings;
  readonly attribution: TimingAttribution;
}

/** Everything that is measured on this page, from its start until `stop()`. */
export interface Measurement {
  /** Whether all is known that can be known of the load, or of the last return. */
  isComplete(kind: ViewKind): boolean;
  /** What is known of it. */
  read(kind: ViewKind): Measured;
  stop(): void;
}

const NOTHING: Measured = { timings: {}, attribution: {} };

/** Starts all metrics. What happened before counts where the browser has kept it. */
export function createMeasurement(early: EarlySigns): Measurement {
  const views: Record<ViewKind, Measured> = { load: NOTHING, return: NOTHING };
  const activated = activationStart(navigationEntry());
  const hiddenAt = () => firstHidden(early, activated);
  // Shifts and inputs from before a return cannot be told from those after it.
  const isMixed = early.hasReturned();

  const record: RecordMetric = (kind, timings, parts) => {
    const known = views[kind];
    views[kind] = { timings: { ...known.timings, ...timings }, attribution: { ...known.attribution, ...parts } };
  };
  const offReturned = whenReturned(() => (views.return = NOTHING));
  const interactive = watchInteractive();
  const firstInput = watchFirstInputDelay(record, hiddenAt);
  watchFirstContentfulPaint(record, hiddenAt);
  watchLargestContentfulPaint(record, hiddenAt);
  if (!isMixed) {
    watchCumulativeLayoutShift(record);
    watchInteractionToNextPaint(record);
  }

  const readLoad = (): Measured => {
    const entry = navigationEntry();
    const { attribution } = views.load;
    const { firstContentfulPaint, cumulativeLayoutShift, ...others } = views.load.timings;
    const timings: PageSpeedTimings = { ...others };
    if (firstContentfulPaint !== undefined) {
      timings.firstContentfulPaint = firstContentfulPaint;
      // What moves on a page that was never seen disturbs nobody.
      if (cumulativeLayoutShift !== undefined) timings.cumulativeLayoutShift = cumulativeLayoutShift;
      const ready = interactive.read(firstContentfulPaint + activated, entry?.domContentLoadedEventEnd ?? 0);
      if (ready !== undefined && ready < hiddenAt()) timings.timeToInteractive = Math.max(ready - activated, 0);
    }
    if (!entry) return { timings, attribution };
    return {
      timings: { ...navigationTimings(entry, activated), ...bodySizes(entry), ...timings },
      attribution: { ...attribution, timeToFirstByte: timeToFirstByteParts(entry, activated) },
    };
  };

  const read = (kind: ViewKind): Measured => {
    firstInput.drain();
    if (kind === 'load') return readLoad();
    // Of the load itself a return says nothing new: the page was there at once.
    const { timings, attribution } = views.return;
    return { timings: { ...timings, timeToFirstByte: 0 }, attribution };
  };

  return {
    isComplete(kind) {
      const { timings } = read(kind);
      const lacks = (name: keyof PageSpeedTimings, isMeasured: boolean) => isMeasured && timings[name] === undefined;
      if (lacks('firstContentfulPaint', canObserve('paint'))) return false;
      if (lacks('largestContentfulPaint', canObserve('largest-contentful-paint'))) return false;
      if (kind === 'return') return true;
      return !lacks('firstInputDelay', canObserve('first-input')) && !lacks('timeToInteractive', canWatchInteractive());
    },
    read,
    stop() {
      offReturned();
      firstInput.stop();
      interactive.stop();
    },
  };
}
