import type { PageSpeedTimings } from './schemas/pageSpeedTimings.ts';
import type { TimingAttribution } from './schemas/timingAttribution.ts';

/** A page is viewed when it is loaded, and again when it returns from the back/forward cache as it was left. */
export type ViewKind = 'load' | 'return';

/** Takes what is measured of a view; a later value of a timing replaces an earlier one. */
export type RecordMetric = (kind: ViewKind, timings: PageSpeedTimings, attribution?: TimingAttribution) => void;
