import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** A Node request as a streamed `Request`; `null` for an invalid address. HEAD becomes GET. */
export function toRequest(incoming: IncomingMessage, origin: string): Request | null {
  const path = incoming.url ?? '';
  // Joined as text, because "//elsewhere/" resolved against the origin would be another host.
  const address = `${origin}${path}`;
  if (!path.startsWith('/') || !URL.canParse(address) || !isDecodable(new URL(address).pathname)) return null;

  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = incoming.rawHeaders.slice(at, at + 2);
    if (!name.startsWith(':')) headers.append(name, value);
  }
  // Present even when empty, so that cookies are not read from the document.
  if (!headers.has('cookie')) headers.set('cookie', '');

  const gone = new AbortController();
  incoming.once('close', () => {
    if (!incoming.complete) gone.abort();
  });
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal: gone.signal };
  if (method !== 'GET') {
    init.body = Readable.toWeb(incoming) as ReadableStream;
    init.duplex = 'half';
  }
  return new Request(address, init);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
