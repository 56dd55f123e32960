import { readCookie } from '../../lib/cookie.ts';

/** The header of the platform's anti-forgery token. */
export const CRUMB_HEADER = 'X-CSRF-Token';

/** Only the page's own origin, below `/api/`. */
export function carriesCrumb(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith('/api/');
}

/** Requests with the crumb refuse redirects: a 302 would leak the header to another origin, a 307 the body too. */
export const redirectOf = (url: string): RequestRedirect => (carriesCrumb(url) ? 'error' : 'follow');

/** Read from the cookie at each use, because the platform sets a new one after a refusal. `null` without a valid one. */
export function readCrumb(): string | null {
  const crumb = readCookie('crumb');
  return isHeaderValue(crumb) ? crumb : null;
}

/** Whether a header can hold it. */
export const isHeaderValue = (value: string | null): value is string => value !== null && /^[!-~]+$/.test(value);
