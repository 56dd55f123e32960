import { looksLikeResponse } from '../lib/looksLikeResponse.ts';
import { stringify } from '../lib/stringify.ts';
import { carriesCrumb, CRUMB_HEADER, readCrumb, redirectOf } from './crumb.ts';

/**
 * Sends a write that outlives its page, within the task that asks for it: without the client, which reads a request's body before it
 * sends, and when a page goes away a body is not read any more.
 * @param url absolute
 * @param more further headers of ours
 * @param fetch called as the page's is; default: the one that the page has at this moment
 * @throws what `fetch` rejects with, or a TypeError when the answer is not a response.
 */
export async function sendLeaving(
  url: string,
  method: string,
  json: unknown,
  more: Readonly<Record<string, string>>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const crumb = carriesCrumb(url) ? readCrumb() : null;
  // They inherit nothing: what a page puts on every object does not travel.
  const headers = Object.assign(Object.create(null) as Record<string, string>, { accept: 'application/json' }, more);
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (crumb !== null) headers[CRUMB_HEADER] = crumb;
  const init = Object.create(null) as RequestInit;
  Object.assign(init, { method: method.toUpperCase(), credentials: 'same-origin', redirect: redirectOf(url), keepalive: true, headers });
  if (json !== undefined) init.body = stringify(json);
  const answer: unknown = await fetch.call(globalThis, url, init);
  if (!looksLikeResponse(answer)) throw new TypeError('fetch gave something that is not a Response');
  return answer;
}
