import type { PageSpeedTimings, TimingAttribution } from './schemas/pageSpeedData.ts';

/** A page is viewed when it is loaded and when it is restored from the back/forward cache. */
export type ViewKind = 'load' | 'return';

/** Records a metric of a view, with its parts; what is unknown or empty of them is left out when it is sent. */
export type RecordMetric = (kind: ViewKind, timings: PageSpeedTimings, attribution?: TimingAttribution) => void;
