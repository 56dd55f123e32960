import { z } from '../../lib/zod.ts';

/** Each may be missing: not every browser measures everything, and not every page has it. */
const measured = () => z.optional(z.number().check(z.gte(0)));

/**
 * What was measured of a page load (spec §3): in ms since navigation began (since its activation, for a page that
 * was prerendered), but for what is said otherwise.
 */
export const pageSpeedTimingsSchema = z.object({
  /** A score without a unit. */
  cumulativeLayoutShift: measured(),
  /** bytes */
  decodedBodySize: measured(),
  /** bytes */
  encodedBodySize: measured(),
  /** How long it took, in ms. */
  domainLookup: measured(),
  /** How long it took, in ms. */
  tcpConnection: measured(),
  /** How long it took, in ms. */
  tlsNegotiation: measured(),
  domContentLoadedEventStart: measured(),
  domContentLoadedEventEnd: measured(),
  loadEventStart: measured(),
  loadEventEnd: measured(),
  firstContentfulPaint: measured(),
  /** How long the first input waited, in ms. */
  firstInputDelay: measured(),
  largestContentfulPaint: measured(),
  /** Of the answer itself, not of an early hint. */
  responseStart: measured(),
  timeToInteractive: measured(),
  /** How long the slowest interactions took until the next paint, in ms; beyond the spec's list. */
  interactionToNextPaint: measured(),
  /** The very first byte, be it of an early hint; 0 for a page that came out of the back/forward cache. Beyond the spec's list. */
  timeToFirstByte: measured(),
});

export type PageSpeedTimings = z.infer<typeof pageSpeedTimingsSchema>;
