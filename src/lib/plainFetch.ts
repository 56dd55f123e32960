import { looksLikeResponse } from './looksLikeResponse.ts';

/** The names of the headers that our requests have. */
const CARRIED = ['accept', 'content-type', 'X-CSRF-Token'];

/**
 * Sends a `Request` through `fetch(url, init)`, the form that every wrapper of `fetch` on a page can handle: one that rebuilds a
 * `Request` object by hand sends an empty body and gets 200. The init and its headers inherit nothing, so nothing that a page put on
 * `Object.prototype` travels; of the request's headers only our own are copied.
 *
 * Waits for the body before it sends, so it is not for the moment a page goes away.
 * @param more names of further headers of ours
 * @param fetch called as the page's is; default: the one that the page has at this moment
 * @throws what `fetch` rejects with, or a TypeError when the answer is not a response (a broken wrapper).
 */
export async function plainFetch(
  request: Request,
  fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch,
  more: readonly string[] = [],
): Promise<Response> {
  const headers = Object.create(null) as Record<string, string>;
  for (const name of [...CARRIED, ...more]) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const init = Object.create(null) as RequestInit;
  init.method = request.method;
  init.credentials = request.credentials;
  init.redirect = request.redirect;
  init.signal = request.signal;
  init.headers = headers;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const body = await request.text();
    if (body !== '') init.body = body;
  }
  const answer: unknown = await fetch.call(globalThis, request.url, init);
  if (!looksLikeResponse(answer)) throw new TypeError('fetch gave something that is not a Response');
  return answer;
}
