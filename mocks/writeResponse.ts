import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * Sends a `Response` over a real connection, as a stream. A network error (`Response.error()`) and a body that breaks halfway destroy
 * the socket; a body that stalls leaves it open; a visitor who leaves ends the body.
 * @param cookies further `Set-Cookie` values, beside the response's own
 */
export async function writeResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cookies: readonly string[] = [],
): Promise<void> {
  if (response.type === 'error') {
    incoming.socket.destroy();
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
  // A broken body has by then destroyed the connection, which is all there is to say to the visitor.
  await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing).catch(() => undefined);
}
