import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost, type Host } from './createHost.ts';
import { pageCookies } from './pageCookies.ts';
import { toRequest } from './toRequest.ts';
import { writeResponse } from './writeResponse.ts';

export interface HostServerOptions {
  /** Default: a new one with the default products. */
  readonly host?: Host;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Serves everything but `/api/`; `undefined` = 404. The response is sent unchanged; a HEAD is passed on as GET. */
  readonly serve?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

export interface HostServer {
  /** Origin: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly host: Host;
  close(): Promise<void>;
}

/**
 * The mocked host as an HTTP server on 127.0.0.1, in Node. The state belongs to the host, so a new server of the same host continues with it.
 * Rejects in a browser.
 */
export type StartServer = (options?: HostServerOptions) => Promise<HostServer>;

export const startServer: StartServer = async ({ host = createHost(), port = 0, serve } = {}) => {
  const respond = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.startsWith('/api/')) return host(request);
    const notFound = { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } };
    return (await serve?.(request)) ?? new Response('Not found', notFound);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const request = toRequest(incoming, url);
      const response = request ? await respond(request) : new Response('Bad request', { status: 400 });
      const isPage = /html/.test(response.headers.get('content-type') ?? '');
      await writeResponse(response, incoming, outgoing, request && isPage ? pageCookies(request, host) : []);
    } catch (error) {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('The mocked host failed; its console says why.');
    }
  };

  const server = createServer((incoming, outgoing) => {
    // On a reused connection a browser repeats a request whose connection breaks, so that a fault would apply twice.
    outgoing.shouldKeepAlive = false;
    void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    host,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
