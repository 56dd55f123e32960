import type { TimingAttribution } from '../schemas/timingAttribution.ts';

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
