import type { PageSpeedTimings } from '../schemas/pageSpeedTimings.ts';

/** How large the page's own document is, in bytes: as it travelled and unpacked, without headers. */
export const bodySizes = ({ encodedBodySize, decodedBodySize }: PerformanceNavigationTiming): PageSpeedTimings => ({
  encodedBodySize,
  decodedBodySize,
});
