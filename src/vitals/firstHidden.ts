import type { EarlySigns } from './watchEarly.ts';

/**
 * When the page was first out of sight, in ms since navigation began: by the browser's own record where it keeps one, which also
 * covers the time before our script, and by what the script saw itself.
 */
export function firstHidden(early: EarlySigns, activationStart: number): number {
  let first = early.firstHiddenAt();
  for (const { name, startTime } of performance.getEntriesByType('visibility-state')) {
    // A page that is prerendered counts as hidden until it is shown.
    if (name === 'hidden' && startTime >= activationStart) first = Math.min(first, startTime);
  }
  return first;
}
