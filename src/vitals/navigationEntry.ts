/** `null` where it is missing or implausible, as in some browsers. */
export function navigationEntry(): PerformanceNavigationTiming | null {
  const entry = performance.getEntriesByType('navigation')[0];
  return entry && entry.responseStart > 0 && entry.responseStart < performance.now() ? entry : null;
}

export function activationStart(entry: PerformanceNavigationTiming | null): number {
  const start: unknown = entry && 'activationStart' in entry ? entry.activationStart : 0;
  return typeof start === 'number' ? start : 0;
}
