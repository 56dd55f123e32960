import { z } from '../lib/zod.ts';

/** Each may be missing: not every browser measures everything, and not every page has it. */
const measured = () => z.optional(z.number().check(z.gte(0)));

/** What was measured of a page load (spec §3): in ms since navigation began, but for what is said otherwise. */
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
  responseStart: measured(),
  timeToInteractive: measured(),
});

export type PageSpeedTimings = z.infer<typeof pageSpeedTimingsSchema>;
