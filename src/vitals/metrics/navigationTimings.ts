import type { PageSpeedTimings } from '../schemas/pageSpeedTimings.ts';

/**
 * The browser's own timings of the load. Moments count from the beginning of the navigation, or from the activation of a page that was
 * prerendered; what has not happened yet (0 in the entry) is left out.
 * @param activated when a prerendered page was shown, in ms since navigation began; else 0
 */
export function navigationTimings(entry: PerformanceNavigationTiming, activated: number): PageSpeedTimings {
  const moment = (time: number) => Math.max(time - activated, 0);
  const ifReached = (name: 'domContentLoadedEventStart' | 'domContentLoadedEventEnd' | 'loadEventStart' | 'loadEventEnd') =>
    entry[name] > 0 && { [name]: moment(entry[name]) };
  return {
    domainLookup: entry.domainLookupEnd - entry.domainLookupStart,
    tcpConnection: entry.connectEnd - entry.connectStart,
    // 0 without encryption, and when the connection was there already.
    tlsNegotiation: entry.secureConnectionStart > 0 ? entry.connectEnd - entry.secureConnectionStart : 0,
    // Of an early-hints answer (103) the final one counts: https://web.dev/articles/ttfb
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
