import { looksLikeResponse } from '../lib/looksLikeResponse.ts';
import { carriesCrumb, CRUMB_HEADER, readCrumb, redirectOf } from './crumb.ts';

/** A request that is sent without the HTTP client. */
export interface PlainRequest {
  /** Absolute. */
  readonly url: string;
  readonly method: string;
  readonly body: string | null;
  /** Further headers of ours. */
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
  /** The page may go away before the answer comes: the request outlives it. */
  readonly isLeaving: boolean;
  readonly signal: AbortSignal;
}

/**
 * Sends a request within the task that asks for it. It stands in for the client where that cannot work: the client reads a request's body
 * before it sends, which a page that goes away does not wait for, and it needs the browser's own `Request`.
 * @param fetch called with an address and an init that inherits nothing
 * @throws what `fetch` rejects with, or a TypeError when the answer is not a response.
 */
export async function sendPlain(request: PlainRequest, fetch: (url: string, init: RequestInit) => Promise<Response>): Promise<Response> {
  const { url, method, body, credentials, isLeaving, signal } = request;
  const crumb = carriesCrumb(url) ? readCrumb() : null;
  // They inherit nothing: what a page puts on every object does not travel.
  const headers = Object.assign(Object.create(null) as Record<string, string>, { accept: 'application/json' }, request.headers);
  if (crumb !== null) headers[CRUMB_HEADER] = crumb;
  const init = Object.create(null) as RequestInit;
  Object.assign(init, { method: method.toUpperCase(), credentials, redirect: redirectOf(url), headers });
  if (isLeaving) init.keepalive = true;
  else init.signal = signal;
  if (body !== null) init.body = body;
  const answer: unknown = await fetch(url, init);
  if (!looksLikeResponse(answer)) throw new TypeError('fetch gave something that is not a Response');
  return answer;
}
