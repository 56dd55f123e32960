import { withoutInherited } from '../../lib/withoutInherited.ts';
import { sendPlain } from './sendPlain.ts';

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
 * One request to this site, by `sendPlain`. It refuses redirects, as all that carry the crumb do.
 * @throws what `fetch` rejects with, or a TypeError when the answer is not a response (a broken wrapper)
 */
export async function callPlain(path: string, call: PlainCall = {}): Promise<Response> {
  const { body, type, keepalive, signal } = withoutInherited(call);
  return sendPlain(new URL(path, location.href).href, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    redirect: 'error',
    headers: type ? { 'content-type': type } : {},
    ...(body !== undefined && { body }),
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
  });
}
