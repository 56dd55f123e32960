import type { PageSpeedTimings, TimingAttribution } from '../schemas/pageSpeedData.ts';

/**
 * The browser's timings of the load, from the beginning of the navigation or the activation of a prerendered page; moments that have not
 * happened (0) are left out.
 *
 * @param activated when a prerendered page was shown, in ms since navigation began; else 0
 */
export function navigationTimings(entry: PerformanceNavigationTiming, activated: number): PageSpeedTimings {
  const moment = (time: number) => Math.max(time - activated, 0);
  const ifReached = (name: 'domContentLoadedEventStart' | 'domContentLoadedEventEnd' | 'loadEventStart' | 'loadEventEnd') =>
    entry[name] > 0 && { [name]: moment(entry[name]) };
  return {
    domainLookup: entry.domainLookupEnd - entry.domainLookupStart,
    tcpConnection: entry.connectEnd - entry.connectStart,
    // 0 without encryption and on reused connections.
    tlsNegotiation: entry.secureConnectionStart > 0 ? entry.connectEnd - entry.secureConnectionStart : 0,
    // The final response counts, not early hints (103): https://web.dev/articles/ttfb
    responseStart: moment(finalResponseStart(entry)),
    timeToFirstByte: moment(entry.responseStart),
    ...ifReached('domContentLoadedEventStart'),
    ...ifReached('domContentLoadedEventEnd'),
    ...ifReached('loadEventStart'),
    ...ifReached('loadEventEnd'),
  };
}

function finalResponseStart(entry: PerformanceNavigationTiming): number {
  const final: unknown = 'finalResponseHeadersStart' in entry ? entry.finalResponseHeadersStart : 0;
  return typeof final === 'number' && final > 0 ? final : entry.responseStart;
}

/**
 * Parts of the time to first byte in ms: https://web.dev/articles/ttfb
 *
 * @param activated when a prerendered page was shown; earlier parts kept no visitor waiting
 */
export function timeToFirstByteParts(
  entry: PerformanceNavigationTiming,
  activated: number,
): NonNullable<TimingAttribution['timeToFirstByte']> {
  const since = (time: number) => Math.max(time - activated, 0);
  const waitingEnd = since(entry.workerStart || entry.fetchStart);
  const dnsStart = since(entry.domainLookupStart);
  const connectStart = since(entry.connectStart);
  const connectEnd = since(entry.connectEnd);
  return {
    waitingDuration: waitingEnd,
    cacheDuration: dnsStart - waitingEnd,
    dnsDuration: connectStart - dnsStart,
    connectionDuration: connectEnd - connectStart,
    requestDuration: since(entry.responseStart) - connectEnd,
  };
}

export const bodySizes = ({ encodedBodySize, decodedBodySize }: PerformanceNavigationTiming): PageSpeedTimings => ({
  encodedBodySize,
  decodedBodySize,
});

/** `null` where it is missing or implausible, as in some browsers. */
export function navigationEntry(): PerformanceNavigationTiming | null {
  const entry = performance.getEntriesByType('navigation')[0];
  return entry && entry.responseStart > 0 && entry.responseStart < performance.now() ? entry : null;
}

export function activationStart(entry: PerformanceNavigationTiming | null): number {
  const start: unknown = entry && 'activationStart' in entry ? entry.activationStart : 0;
  return typeof start === 'number' ? start : 0;
}
