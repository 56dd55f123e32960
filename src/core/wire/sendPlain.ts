import { withoutInherited } from '../../lib/withoutInherited.ts';
import { carriesCrumb, CRUMB_HEADER, readCrumb } from './crumb.ts';

export interface PlainInit extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: `error`, as all that carry the crumb need; see `redirectOf`. */
  readonly redirect?: RequestRedirect;
}

/**
 * Sends one request by `fetch(url, init)`, with the crumb where it is due, within the task that asks for it, because a page that is closing
 * waits for nothing. Every wrapper of `fetch` on a page can handle this form: one that rebuilds a `Request` object by hand sends an empty
 * body and gets 200. The init and its headers inherit nothing, so nothing that a page put on `Object.prototype` travels.
 * @param address a path counts from the page's own address, whatever its `<base>` is
 * @param fetch called as the page's is; default: the one that the page has at this moment
 * @throws what `fetch` rejects with, or a TypeError when the page has no address, or the answer is not a response (a broken wrapper)
 */
export async function sendPlain(
  address: string,
  given: PlainInit = {},
  fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch,
): Promise<Response> {
  const url = new URL(address, location.href).href;
  const crumb = carriesCrumb(url) ? readCrumb() : null;
  const init: PlainInit = withoutInherited({ credentials: 'same-origin', redirect: 'error', ...given });
  const headers = withoutInherited({ ...init.headers, ...(crumb !== null && { [CRUMB_HEADER]: crumb }) });
  const answer: unknown = await fetch.call(globalThis, url, Object.assign(init, { headers }));
  if (!looksLikeResponse(answer)) throw new TypeError('fetch gave something that is not a Response');
  return answer;
}

function looksLikeResponse(answer: unknown): answer is Response {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, text, headers } = answer as Partial<Response>;
  return typeof status === 'number' && typeof text === 'function' && typeof headers?.get === 'function';
}
