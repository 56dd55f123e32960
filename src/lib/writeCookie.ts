import { attempt } from './result.ts';

/**
 * Sets a cookie for the whole site.
 *
 * @param value must contain no blanks, commas or semicolons
 *
 * @param maxAge in seconds; default: until the browser's session ends
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  put(`${name}=${value}; Path=/; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}${SECURE()}`);
}

/** Removes a cookie from the host and its parent domains, because its domain cannot be read. */
export function clearCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  for (const domain of ['', ...domains]) put(`${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`);
}

const SECURE = (): string => (location.protocol === 'https:' ? '; Secure' : '');

/** A sandboxed frame has no cookies; callers read the value back if they depend on it. */
const put = (cookie: string): unknown => attempt(() => (document.cookie = cookie));
