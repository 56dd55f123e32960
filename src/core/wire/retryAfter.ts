/** The longest that anything a visitor waits on waits, in ms, whatever the server asks for. */
export const LONGEST_WAIT_MS = 5000;

/**
 * The wait that a `Retry-After` header asks for (RFC 9110 §10.2.3: whole seconds or an HTTP date), in ms from `now` (ms since 1970),
 * never below 0 and never above `cap`. `null` when there is no header or it says nothing usable.
 */
export function parseRetryAfter(header: string | null, now: number, cap: number = LONGEST_WAIT_MS): number | null {
  const text = (header ?? '').trim();
  // Dates begin with a weekday. `Date.parse` alone would also read "-5" or "soon 12" as some day or other.
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), cap);
}
