import type { PageSpeedTimings } from '../schemas/pageSpeedTimings.ts';

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
