import type { PageSpeedTimings } from '../schemas/pageSpeedTimings.ts';

export const bodySizes = ({ encodedBodySize, decodedBodySize }: PerformanceNavigationTiming): PageSpeedTimings => ({
  encodedBodySize,
  decodedBodySize,
});
