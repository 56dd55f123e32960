import { z } from '../../lib/zod.ts';

/** Optional, because no browser and page has all of them. */
const measured = () => z.optional(z.number().check(z.gte(0)));

/** Timings of a page load in ms since navigation began (since activation, for a prerendered page) unless noted. */
export const pageSpeedTimingsSchema = z.object({
  /** A score without a unit. */
  cumulativeLayoutShift: measured(),
  decodedBodySize: measured(),
  encodedBodySize: measured(),
  domainLookup: measured(),
  tcpConnection: measured(),
  tlsNegotiation: measured(),
  domContentLoadedEventStart: measured(),
  domContentLoadedEventEnd: measured(),
  loadEventStart: measured(),
  loadEventEnd: measured(),
  firstContentfulPaint: measured(),
  firstInputDelay: measured(),
  largestContentfulPaint: measured(),
  /** Of the final response, not an early hint. */
  responseStart: measured(),
  timeToInteractive: measured(),
  /** An addition to the platform's fields. */
  interactionToNextPaint: measured(),
  /** Of the first byte, even of an early hint; 0 for a page restored from the back/forward cache. An addition to the platform's fields. */
  timeToFirstByte: measured(),
});

export type PageSpeedTimings = z.infer<typeof pageSpeedTimingsSchema>;
