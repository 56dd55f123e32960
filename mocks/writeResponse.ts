import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * Streams a `Response` over a real connection. Network errors (`Response.error()`) and broken bodies reset the connection, stalled ones
 * leave it open, and a client that disconnects ends the body.
 *
 * @param cookies further `Set-Cookie` values
 */
export async function writeResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cookies: readonly string[] = [],
): Promise<void> {
  if (response.type === 'error') {
    incoming.socket.resetAndDestroy();
    return;
  }
  const headers: string[] = [];
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.push(name, value);
  });
  for (const cookie of [...response.headers.getSetCookie(), ...cookies]) headers.push('set-cookie', cookie);
  outgoing.writeHead(response.status, response.statusText, headers);
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  const body = Readable.fromWeb(response.body as NodeStream);
  // Reset, because some clients take a closed connection for the end of the body.
  body.once('error', () => incoming.socket.resetAndDestroy());
  await pipeline(body, outgoing).catch(() => undefined);
}
