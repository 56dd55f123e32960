import type { KyInstance } from 'ky';
import { fail, type Result } from '../lib/result.ts';
import { ApiError } from './ApiError.ts';
import { carriesCrumb, redirectOf } from './crumb.ts';
import { readAnswer, type AnswerRules } from './readAnswer.ts';
import { sendLeaving } from './sendLeaving.ts';
import { SITE_USER_HEADER, type SiteUserToken } from './siteUserToken.ts';
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
  /** A logged-in customer's token: it goes where the crumb goes, and nowhere else. */
  readonly siteUser?: Pick<SiteUserToken, 'read'>;
}

/** Binds the client to the API root: an absolute path or URL (default of the product: `/api/`), with or without its last slash. */
export function createSend(client: KyInstance, root: string, { fetch, keyHeader = '', siteUser }: SendMeans = {}): Send {
  return (call) =>
    withDeadline(async (signal) => {
      try {
        const { method, path = '', url, json, query = {}, key, credentials = 'same-origin' } = call;
        if (path === null) return fail(new ApiError('invalid', 'No address can be made of this id or code.'));
        const headers: Record<string, string> = keyHeader !== '' && key !== undefined ? { [keyHeader]: key } : {};
        // Absolute: a page may say by its `<base>` that paths are another site's.
        const prefixUrl = url === undefined ? new URL(root.endsWith('/') ? root : `${root}/`, location.href).href : '';
        const address = new URL(prefixUrl + (url ?? path), location.href);
        const token = carriesCrumb(address.href) ? siteUser?.read() : null;
        if (token) headers[SITE_USER_HEADER] = token;
        const searchParams = addQuery(address.searchParams, query);
        if (call.isLeaving) return await readAnswer(await sendLeaving(address.href, method, json, headers, fetch), call);
        const response = await client(url === undefined ? path : address.href, {
          method,
          prefixUrl,
          headers,
          signal,
          credentials,
          redirect: redirectOf(address.href),
          // Left out where nothing is asked: a page may have broken what reads query strings.
          ...(searchParams.size > 0 && { searchParams }),
          ...(json !== undefined && { json }),
        });
        return await readAnswer(response, call);
      } catch (cause) {
        return fail(toApiError(cause));
      }
    }, call);
}

function addQuery(params: URLSearchParams, query: Query): URLSearchParams {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) params.append(name, String(one));
  }
  return params;
}

/** What it means that a request threw: nothing came, or not all of it. */
function toApiError(cause: unknown): ApiError {
  const isAbort = typeof cause === 'object' && cause !== null && (cause as { name?: unknown }).name === 'AbortError';
  return isAbort ? new ApiError('aborted', 'Request aborted', { cause }) : new ApiError('offline', 'Network Error', { cause });
}
