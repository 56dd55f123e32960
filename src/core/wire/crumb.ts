import { readCookie } from '../../lib/cookie.ts';

/** The header in which the platform expects its anti-forgery token back (spec §7). */
export const CRUMB_HEADER = 'X-CSRF-Token';

/** Whether a request to this absolute URL carries the crumb: the page's own origin, path below `/api/`, and nothing else. */
export function carriesCrumb(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith('/api/');
}

/**
 * How a request to this absolute URL meets a redirect. One that carries the crumb refuses it: a followed 302 would hand the header to
 * another origin, a 307 the header and the body.
 */
export const redirectOf = (url: string): RequestRedirect => (carriesCrumb(url) ? 'error' : 'follow');

/**
 * The crumb as the cookie has it at this moment, never kept: after a refusal the platform sets a new one, and the next try must use it.
 * `null` when there is none, or none that a header can hold (then the platform refuses, which it would have done anyway).
 */
export function readCrumb(): string | null {
  const crumb = readCookie('crumb');
  return isHeaderValue(crumb) ? crumb : null;
}

/** Whether a header can hold it. */
export const isHeaderValue = (value: string | null): value is string => value !== null && /^[!-~]+$/.test(value);
