import type { EarlySigns } from './watchEarly.ts';

/**
 * When the page was first hidden, in ms since navigation began: from the browser's record, which covers the time before our script, and
 * from `early`.
 */
export function firstHidden(early: EarlySigns, activationStart: number): number {
  let first = early.firstHiddenAt();
  for (const { name, startTime } of performance.getEntriesByType('visibility-state')) {
    // A prerendered page counts as hidden until it is shown.
    if (name === 'hidden' && startTime >= activationStart) first = Math.min(first, startTime);
  }
  return first;
}
