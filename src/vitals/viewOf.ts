import type { Metric } from 'web-vitals';
import type { ViewKind } from './RecordMetric.ts';

/** Which view a metric of web-vitals speaks of. */
export const viewOf = ({ navigationType }: Metric): ViewKind => (navigationType === 'back-forward-cache' ? 'return' : 'load');
