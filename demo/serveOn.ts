import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireCart } from '../mocks/db/wireCart.ts';
import { serveFolder } from '../mocks/serveFolder.ts';
import { toRequest } from '../mocks/toRequest.ts';
import { writeResponse } from '../mocks/writeResponse.ts';
import { serveAsset } from './assets.ts';
import { respondWithPage } from './servePage.ts';

export interface DemoOnOptions {
  /** Address of the platform that serves `/api/` and products as JSON. */
  readonly platform: string;
  /** Default 0: any free port. */
  readonly port?: number;
}

const CART = '/api/commerce/shopping-cart';
/** Headers of one connection (https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1), and those that are made anew. */
const OF_CONNECTION = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'content-length'];

/** The demo shop's pages, with another platform than the mocked one behind them. */
export async function startDemoOn({ platform, port = 0 }: DemoOnOptions): Promise<{ readonly url: string; close(): Promise<void> }> {
  const dist = serveFolder(new URL('../dist/', import.meta.url).pathname, '/dist/');

  const respond = async (request: Request, from: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const isData = searchParams.get('format') === 'json' && pathname.startsWith('/store');
    if (pathname.startsWith('/api/') || isData) return ask(platform, request, from);
    if (pathname.startsWith('/dist/')) return (await dist(request)) ?? new Response('Not found', { status: 404 });
    if (pathname.startsWith('/assets/')) return (await serveAsset(request)) ?? new Response('Not found', { status: 404 });
    return page(request, from);
  };

  /** The platform gives a page's cookies, and the cart that is painted before the script is there. */
  const page = async (request: Request, from: string): Promise<Response> => {
    const cartRequest = new Request(new URL(CART, request.url), { headers: { cookie: request.headers.get('cookie') ?? '' } });
    const answer = await ask(platform, cartRequest, from);
    const cart = answer.ok ? ((await answer.json()) as WireCart) : null;
    // The platform does a write with the same key once, and the page says so to the script.
    const address = new URL(request.url);
    if (!address.searchParams.has('tag')) address.searchParams.set('tag', 'data-key-header=Idempotency-Key');
    const response = respondWithPage(new Request(address, { headers: request.headers }), cart);
    for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
    return response;
  };

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = toRequest(incoming, url);
    const from = incoming.socket.remoteAddress ?? '';
    void (request ? respond(request, from) : Promise.resolve(new Response('Bad request', { status: 400 })))
      .catch((error: unknown) => {
        console.error(error);
        return new Response('The demo failed; its console says why.', { status: 500 });
      })
      .then((response) => writeResponse(response, incoming, outgoing));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Hands a request on; a platform that cannot be reached is a refusal in words. */
async function ask(platform: string, request: Request, from: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of OF_CONNECTION) headers.delete(name);
  headers.set('x-forwarded-for', from);
  const body = request.method === 'GET' ? null : await request.arrayBuffer();
  try {
    return await fetch(new URL(pathname + search, platform), { method: request.method, headers, body, redirect: 'manual' });
  } catch {
    const error = 'The shop cannot be reached at the moment. Please try again in a few seconds.';
    return Response.json({ error }, { status: 503, headers: { 'retry-after': '1' } });
  }
}
