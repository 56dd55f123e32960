import type { KyInstance } from 'ky';
import { hasUsableRequest } from '../../lib/hasUsableRequest.ts';
import { fail, type Result } from '../../lib/result.ts';
import { stringify } from '../../lib/stringify.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import { ApiError } from './ApiError.ts';
import { createClient } from './client.ts';
import { carriesCrumb, isHeaderValue, redirectOf } from './crumb.ts';
import { readAnswer, type AnswerRules } from './readAnswer.ts';
import { sendPlain, type PlainInit } from './sendPlain.ts';
import { withDeadline, type DeadlineOptions } from './withDeadline.ts';

/** Query parameters; an array repeats its key (spec §7), `undefined` is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** One request. */
export interface Call<Value> extends AnswerRules<Value>, DeadlineOptions, CallOptions {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the API root, without a leading slash; with an id in it, by `pathOf`. `null`: no path can be made of the id, nothing is sent. */
  readonly path?: string | null;
  /** In place of `path`: the address of a page, here or elsewhere. */
  readonly url?: string;
  readonly query?: Query;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** Whether cookies travel to other origins as well (spec §7 "with credentials"), or not even to ours. */
  readonly credentials?: 'include' | 'omit';
}

/** Performs one request. Never rejects: all that can go wrong is an `ApiError` in the result. */
export type Send = <Value>(call: Call<Value>) => Promise<Result<Value, ApiError>>;

/** What any call of the api takes beside its own arguments. */
export interface CallOptions {
  /** Gives the request up: the result is then an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
  /** The page may go away before the answer comes: the request outlives it. */
  readonly isLeaving?: boolean | undefined;
  /** Names what is asked for, so that a platform that knows such keys does it once. */
  readonly key?: string | undefined;
}

/** What requests are sent with. */
interface SendMeans {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly keyHeader?: string;
  /** What gives a header's value, by its name; `null`: none. They go where the crumb goes, and nowhere else. */
  readonly headers?: ReadonlyMap<string, () => string | null>;
}

/** @param root the API root: an absolute path or URL, with or without its last slash */
export function createSend(root: string, means: SendMeans = {}): Send {
  let client: KyInstance | null = null;
  const { fetch: ownFetch, keyHeader = '', headers: givers } = withoutInherited(means);
  return (given) => {
    const call = withoutInherited(given);
    return withDeadline(async (signal) => {
      let isSent = false;
      const fetch = (url: string, init: RequestInit): Promise<Response> => {
        isSent = true;
        return (ownFetch ?? globalThis.fetch).call(globalThis, url, init);
      };
      try {
        const { method, path = '', json, query = {}, key, credentials = 'same-origin', isLeaving = false } = call;
        if (path === null) return fail(new ApiError('invalid', 'No address can be made of this id or code.'));
        // Absolute: a page may say by its `<base>` that paths are another site's.
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
          givers?.forEach((give, name) => {
            const value = give();
            if (isHeaderValue(value)) headers[name] = value;
          });
        }
        const init: PlainInit = {
          method: method.toUpperCase(),
          credentials,
          redirect: redirectOf(url),
          headers,
          ...(body !== null && { body }),
        };
        const sendWith = (more: Pick<RequestInit, 'keepalive' | 'signal'>) => sendPlain(url, { ...init, ...more }, fetch);
        // The client needs the browser's own `Request`, and waits before it sends.
        const response =
          isLeaving || !hasUsableRequest()
            ? await sendWith(isLeaving ? { keepalive: true } : { signal })
            : await (client ??= createClient())(url, { method, signal, fetch: () => sendWith({ signal }) });
        return await readAnswer(response, call);
      } catch (cause) {
        return fail(toApiError(cause, isSent));
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

/** Tells a request that was never sent (the page has no address, for example) from one whose answer did not come, or not whole. */
function toApiError(cause: unknown, isSent: boolean): ApiError {
  const isAbort = typeof cause === 'object' && cause !== null && (cause as { name?: unknown }).name === 'AbortError';
  if (isAbort) return new ApiError('aborted', 'Request aborted', { cause });
  return isSent
    ? new ApiError('offline', 'Network Error', { cause })
    : new ApiError('invalid', 'The request could not be sent.', { cause });
}
