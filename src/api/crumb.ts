import { readCookie } from '../lib/cookie.ts';

/** The header in which the host expects its anti-forgery token back (spec §7). */
export const CRUMB_HEADER = 'X-CSRF-Token';

/** Whether a request to this absolute URL carries the crumb: the page's own origin, path below `/api/`, and nothing else. */
export function carriesCrumb(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith('/api/');
}

/**
 * The crumb as the cookie has it at this moment, never kept: after a refusal the host sets a new one, and the next try must use it.
 * `null` when there is none, or none that a header can hold (then the host refuses, which it would have done anyway).
 */
export function readCrumb(): string | null {
  const crumb = readCookie('crumb');
  return crumb !== null && /^[!-~]+$/.test(crumb) ? crumb : null;
}
