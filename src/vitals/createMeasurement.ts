import { whenReturned } from '../lib/when.ts';
import type { PageSpeedTimings, TimingAttribution } from './schemas/pageSpeedData.ts';
import { firstHidden } from './firstHidden.ts';
import { bodySizes, navigationTimings, timeToFirstByteParts, activationStart, navigationEntry } from './metrics/navigationTimings.ts';
import { watchCumulativeLayoutShift, watchFirstContentfulPaint, watchLargestContentfulPaint } from './metrics/paints.ts';
import { watchFirstInputDelay, watchInteractionToNextPaint } from './metrics/inputs.ts';
import { watchInteractive } from './metrics/watchInteractive.ts';
import type { RecordMetric, ViewKind } from './RecordMetric.ts';
import type { EarlySigns } from './watchEarly.ts';

export interface Measured {
  readonly timings: PageSpeedTimings;
  readonly attribution: TimingAttribution;
}

/** All measurements of this page until `stop()`. */
export interface Measurement {
  read(kind: ViewKind): Measured;
  stop(): void;
}

const NOTHING: Measured = { timings: {}, attribution: {} };

/** Starts all metrics; earlier entries count where the browser has buffered them. */
export function createMeasurement(early: EarlySigns): Measurement {
  const views: Record<ViewKind, Measured> = { load: NOTHING, return: NOTHING };
  const activated = activationStart(navigationEntry());
  const hiddenAt = () => firstHidden(early, activated);
  // Earlier shifts and inputs cannot be told from those after the return.
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
    const timings: PageSpeedTimings = { ...views.load.timings };
    const attribution: TimingAttribution = { ...views.load.attribution };
    const { firstContentfulPaint } = timings;
    if (firstContentfulPaint === undefined) {
      // Shifts of a page that was never visible do not count.
      delete timings.cumulativeLayoutShift;
      delete attribution.cumulativeLayoutShift;
    } else {
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
    // A restored page is not loaded again.
    const { timings, attribution } = views.return;
    return { timings: { ...timings, timeToFirstByte: 0 }, attribution };
  };

  return {
    read,
    stop() {
      offReturned();
      firstInput.stop();
      interactive.stop();
    },
  };
}
