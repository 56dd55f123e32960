/** The browser's record of this page load; `null` where there is none, or one that cannot be true (some browsers have had such). */
export function navigationEntry(): PerformanceNavigationTiming | null {
  const entry = performance.getEntriesByType('navigation')[0];
  return entry && entry.responseStart > 0 && entry.responseStart < performance.now() ? entry : null;
}

/** When a prerendered page was shown, in ms since navigation began; 0 for every other one. */
export function activationStart(entry: PerformanceNavigationTiming | null): number {
  const start: unknown = entry && 'activationStart' in entry ? entry.activationStart : 0;
  return typeof start === 'number' ? start : 0;
}
