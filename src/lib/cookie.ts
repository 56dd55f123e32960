/** The decoded value of one cookie; `null` when it is absent or cookies cannot be read (reading throws in a sandboxed frame). */
export function readCookie(name: string): string | null {
  try {
    for (const part of document.cookie.split(';')) {
      const at = part.indexOf('=');
      if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim());
    }
  } catch {
    return null;
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

export function cookieIs(name: string, value: string): boolean {
  return readCookie(name) === value;
}
