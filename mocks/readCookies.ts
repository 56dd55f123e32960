/**
 * The cookies that came with a request, by name. A server sees them in the header; handlers that run in the page itself (service
 * worker, tests) see the page's.
 */
export function readCookies(request: Request): ReadonlyMap<string, string> {
  const header = request.headers.get('cookie') ?? (typeof document === 'undefined' ? '' : document.cookie);
  const cookies = new Map<string, string>();
  // A simulated document joins repeated headers by commas, as HTTP does for all others.
  for (const part of header.split(/[;,]/)) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, decode(part.slice(at + 1).trim()));
  }
  return cookies;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
