import { looksLikeResponse } from '../../lib/looksLikeResponse.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import { carriesCrumb, CRUMB_HEADER, readCrumb } from './crumb.ts';

/** A request that says what it carries by itself. */
export interface PlainInit extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
  /** `error` where the request carries the crumb: see `redirectOf`. */
  readonly redirect: RequestRedirect;
}

/**
 * Sends one request by `fetch(url, init)`, with the crumb where it is due, within the task that asks for it: a page that goes away waits for
 * nothing. It is the form that every wrapper of `fetch` on a page can handle: one that rebuilds a `Request` object by hand sends an empty
 * body and gets 200. The init and its headers inherit nothing, so nothing that a page put on `Object.prototype` travels.
 * @param url absolute
 * @param fetch called as the page's is; default: the one that the page has at this moment
 * @throws what `fetch` rejects with, or a TypeError when the answer is not a response (a broken wrapper)
 */
export async function sendPlain(
  url: string,
  { headers, ...init }: PlainInit,
  fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch,
): Promise<Response> {
  const crumb = carriesCrumb(url) ? readCrumb() : null;
  const sent = withoutInherited({ ...headers, ...(crumb !== null && { [CRUMB_HEADER]: crumb }) });
  const answer: unknown = await fetch.call(globalThis, url, withoutInherited({ ...init, headers: sent }));
  if (!looksLikeResponse(answer)) throw new TypeError('fetch gave something that is not a Response');
  return answer;
}
