/**
 * Writes a cookie for the whole site.
 * @param value as it is to stand there: without blanks, commas and semicolons
 * @param maxAge in seconds; without it the cookie ends with the browser's session
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  put(`${name}=${value}; Path=/; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}${SECURE()}`);
}

/** Takes a cookie away, whether it was set for the host or for a domain above it: which of them cannot be read. */
export function clearCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  for (const domain of ['', ...domains]) put(`${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`);
}

const SECURE = (): string => (location.protocol === 'https:' ? '; Secure' : '');

function put(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // A sandboxed frame has none: whoever needs the value reads it back.
  }
}
