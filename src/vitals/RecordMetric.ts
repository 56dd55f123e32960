import type { PageSpeedTimings, TimingAttribution } from './schemas/pageSpeedData.ts';

/** A page is viewed when it is loaded and when it is restored from the back/forward cache. */
export type ViewKind = 'load' | 'return';

export type RecordMetric = (kind: ViewKind, timings: PageSpeedTimings, attribution?: TimingAttribution) => void;
