import type { KyInstance } from 'ky';
import { hasUsableRequest } from '../../lib/hasUsableRequest.ts';
import { fail, type Result } from '../../lib/result.ts';
import { stringify } from '../../lib/stringify.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import { ApiError } from './ApiError.ts';
import { createClient, responseOf } from './createClient.ts';
import { carriesCrumb, isHeaderValue, redirectOf } from './crumb.ts';
import { readAnswer, type AnswerRules } from './readAnswer.ts';
import { sendPlain, type PlainInit } from './sendPlain.ts';
import { watchPolicy } from './watchPolicy.ts';
import { withDeadline, type DeadlineOptions } from './withDeadline.ts';

/** An array repeats its key; `undefined` is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export interface Call<Value> extends AnswerRules<Value>, DeadlineOptions, CallOptions {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the API root, without a leading slash; use `pathOf` for ids. `null`: an invalid id, so nothing is sent. */
  readonly path?: string | null;
  /** Replaces `path`: any address. */
  readonly url?: string;
  readonly query?: Query;
  readonly json?: unknown;
  /** Whether cookies go to other origins too, or not even to ours. */
  readonly credentials?: 'include' | 'omit';
}

/** Performs one request. Never rejects: failures are `ApiError` values. */
export type Send = <Value>(call: Call<Value>) => Promise<Result<Value, ApiError>>;

/** Options of every call. */
export interface CallOptions {
  /** Aborting gives an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
  /** The request must outlive the page. */
  readonly isLeaving?: boolean | undefined;
  /** An idempotency key, for platforms that support it. */
  readonly key?: string | undefined;
}

/** Dependencies of every request. */
interface SendMeans {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly keyHeader?: string;
  /** What gives a header's value, by its name; `null`: none. They go where the crumb goes, and nowhere else. */
  readonly headers?: Readonly<Record<string, () => string | null>>;
}

/** @param root the API root: an absolute path or URL, with or without its last slash */
export function createSend(root: string, means: SendMeans = {}): Send {
  let client: KyInstance | null = null;
  /** Whether the platform has answered, so that no policy refuses requests to it. */
  let isAnswered = false;
  const { fetch: ownFetch, keyHeader = '', headers: givers = {} } = withoutInherited(means);
  return (given) => {
    const call = withoutInherited(given);
    return withDeadline(async (signal) => {
      const sending = new AbortController();
      const sent: { refusedBy?: () => Promise<string | null> } = {};
      const fetch = (url: string, init: RequestInit): Promise<Response> => {
        sent.refusedBy ??= watchPolicy(url, sending.signal);
        return (ownFetch ?? globalThis.fetch).call(globalThis, url, init);
      };
      try {
        const { method, path = '', json, query = {}, key, credentials = 'same-origin', isLeaving = false } = call;
        if (path === null) return fail(new ApiError('invalid', 'No address can be made of this id or code.'));
        // Absolute, because a page's `<base>` may point to another site.
        const address = new URL(call.url ?? (root.endsWith('/') ? root : `${root}/`) + path, location.href);
        addQuery(address.searchParams, query);
        const url = address.href;
        const body = json === undefined ? null : stringify(json);
        const headers: Record<string, string> = {
          accept: 'application/json',
          ...(keyHeader !== '' && key !== undefined && { [keyHeader]: key }),
          ...(body !== null && { 'content-type': 'application/json' }),
        };
        if (carriesCrumb(url)) {
          for (const [name, give] of Object.entries(givers)) {
            const value = give();
            if (isHeaderValue(value)) headers[name] = value;
          }
        }
        const init: PlainInit = {
          method: method.toUpperCase(),
          credentials,
          redirect: redirectOf(url),
          headers,
          ...(body !== null && { body }),
        };
        const sendWith = (more: Pick<RequestInit, 'keepalive' | 'signal'>) => sendPlain(url, { ...init, ...more }, fetch);
        // The client needs the browser's `Request` and sends asynchronously.
        const response =
          isLeaving || !hasUsableRequest()
            ? await sendWith(isLeaving ? { keepalive: true } : { signal })
            : await (client ??= createClient())(url, { method, signal, fetch: () => sendWith({ signal }) }).catch(responseOf);
        isAnswered ||= call.url === undefined;
        return await readAnswer(response, call);
      } catch (cause) {
        // Otherwise at once: the page may be about to be left, and what the cart keeps for the next one has to know of the failure.
        const directive = isAnswered ? null : await sent.refusedBy?.();
        return fail(toApiError(cause, sent.refusedBy !== undefined, directive));
      } finally {
        sending.abort();
      }
    }, call);
  };
}

function addQuery(params: URLSearchParams, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) params.append(name, String(one));
  }
}

/** Separates requests that were never sent (the page has no address, or refuses them) from missing or incomplete responses. */
function toApiError(cause: unknown, isSent: boolean, directive: string | null | undefined): ApiError {
  const isAbort = typeof cause === 'object' && cause !== null && (cause as { name?: unknown }).name === 'AbortError';
  if (isAbort) return new ApiError('aborted', 'Request aborted', { cause });
  if (directive) return new ApiError('unreachable', refusedText(directive), { cause });
  if (isSent) return new ApiError('offline', 'Network Error', { cause });
  return hasAddress()
    ? new ApiError('invalid', 'The request could not be sent.', { cause })
    : new ApiError('unreachable', `A page at ${location.protocol} has no address from which /api/ can be reached: serve it over http(s).`, {
        cause,
      });
}

const refusedText = (directive: string): string =>
  `The page's content security policy refuses requests to the platform: add 'self' to its ${directive}.`;

/** Pages of `srcdoc:`, `blob:` and `data:` have none that a path could be read against. */
const hasAddress = (): boolean => /^https?:$/.test(location.protocol);
