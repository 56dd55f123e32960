import type { Metric } from 'web-vitals';
import type { ViewKind } from './RecordMetric.ts';

export const viewOf = ({ navigationType }: Metric): ViewKind => (navigationType === 'back-forward-cache' ? 'return' : 'load');
