import { looksLikeResponse } from '../lib/looksLikeResponse.ts';
import { withoutInherited } from '../lib/withoutInherited.ts';
import { carriesCrumb, CRUMB_HEADER, readCrumb } from './crumb.ts';

/** A request of the parts that run on every page and do without the HTTP client. */
export interface PlainCall {
  /** Default GET; with a body POST. */
  readonly body?: string;
  /** Of the body; default: plain text. */
  readonly type?: string;
  /** Lets the request outlive the page. Bodies of all such requests together may have 64 KiB. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * One request to this site by `fetch(url, init)`, with the crumb where it is due. It refuses redirects, as all that carry the crumb
 * do, and its init inherits nothing that a page put on `Object.prototype`.
 * @throws what `fetch` rejects with, or a TypeError when the answer is not a response (a broken wrapper)
 */
export async function callPlain(path: string, call: PlainCall = {}): Promise<Response> {
  const { body, type, keepalive = false, signal } = withoutInherited(call);
  const { href } = new URL(path, location.href);
  const headers = Object.create(null) as Record<string, string>;
  const crumb = carriesCrumb(href) ? readCrumb() : null;
  if (crumb !== null) headers[CRUMB_HEADER] = crumb;
  if (type) headers['content-type'] = type;
  const init = Object.create(null) as RequestInit;
  init.method = body === undefined ? 'GET' : 'POST';
  init.credentials = 'same-origin';
  init.redirect = 'error';
  init.headers = headers;
  if (body !== undefined) init.body = body;
  if (keepalive) init.keepalive = true;
  if (signal) init.signal = signal;
  const answer: unknown = await globalThis.fetch(href, init);
  if (!looksLikeResponse(answer)) throw new TypeError('fetch gave something that is not a Response');
  return answer;
}
