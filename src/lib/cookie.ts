/** The decoded value of one cookie; `null` when it is absent or cookies cannot be read. */
export const readCookie = (name: string): string | null => cookieIn(readCookies(), name);

/** All of the page's cookies as text, for `cookieIn()`; none when they cannot be read (reading throws in a sandboxed frame). Asks the browser's other process. */
export function readCookies(): string {
  try {
    // A page may have put something else than a text in its place.
    return `${document.cookie}`;
  } catch {
    return '';
  }
}

/** The decoded value of one cookie of `readCookies()`; `null` when it is absent. */
export function cookieIn(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim());
  }
  return null;
}

/** Whether the browser keeps cookies for this page; `false` changes the message of a failed request. */
export function cookiesEnabled(): boolean {
  try {
    return navigator.cookieEnabled && typeof document.cookie === 'string';
  } catch {
    return false;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
