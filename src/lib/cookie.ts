import { attempt } from './result.ts';

/** The decoded value of one cookie; `null` when it is absent or cookies cannot be read. */
export const readCookie = (name: string): string | null => cookieIn(readCookies(), name);

/** All of the page's cookies as text, for `cookieIn()`; none when they cannot be read (reading throws in a sandboxed frame). Asks the browser's other process. */
export const readCookies = (): string =>
  // A page may have put something else than a text in its place.
  attempt(() => `${document.cookie}`) ?? '';

/** The decoded value of one cookie of `readCookies()`; `null` when it is absent. */
export function cookieIn(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at < 1 || part.slice(0, at).trim() !== name) continue;
    const value = part.slice(at + 1).trim();
    return attempt(() => decodeURIComponent(value)) ?? value;
  }
  return null;
}
