/** Maximum wait (ms) for a visitor, whatever the server asks for. */
export const LONGEST_WAIT_MS = 5000;

/**
 * The wait (ms from `now`) of a `Retry-After` header (https://www.rfc-editor.org/rfc/rfc9110#field.retry-after), from 0 to `cap`; `null`
 * without a valid one.
 */
export function parseRetryAfter(header: string | null, now: number, cap: number = LONGEST_WAIT_MS): number | null {
  const text = (header ?? '').trim();
  // A date starts with a weekday; `Date.parse` alone would accept "-5" and "soon 12".
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), cap);
}
