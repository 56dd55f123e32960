export function readCookies(request: Request): ReadonlyMap<string, string> {
  const header = request.headers.get('cookie') ?? (typeof document === 'undefined' ? '' : document.cookie);
  const cookies = new Map<string, string>();
  // A simulated document joins repeated headers by commas.
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
