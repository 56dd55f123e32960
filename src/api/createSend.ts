import type { KyInstance } from 'ky';
import { fail, type Result } from '../lib/result.ts';
import { ApiError } from './ApiError.ts';
import { readAnswer, type AnswerRules } from './readAnswer.ts';
import { withDeadline, type DeadlineOptions } from './withDeadline.ts';

/** Query parameters; an array repeats its key (spec §7), `undefined` is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** One request. */
export interface Call<Value> extends AnswerRules<Value>, DeadlineOptions {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the API root, without a leading slash; variable parts already encoded. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** Whether cookies travel to other origins as well (spec §7 "with credentials"). */
  readonly credentials?: 'include';
}

/** Performs one request. Never rejects: all that can go wrong is an `ApiError` in the result. */
export type Send = <Value>(call: Call<Value>) => Promise<Result<Value, ApiError>>;

/** What any call of the api takes beside its own arguments. */
export interface CallOptions {
  /** Gives the request up: the result is then an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
}

/** Binds the client to the API root: an absolute path or URL (default of the product: `/api/`), with or without its last slash. */
export function createSend(client: KyInstance, root: string): Send {
  const base = root.endsWith('/') ? root : `${root}/`;
  return (call) =>
    withDeadline(async (signal) => {
      try {
        const { method, json, credentials = 'same-origin' } = call;
        const url = urlOf(base + call.path, call.query);
        const response = await client(url, { method, signal, credentials, ...(json !== undefined && { json }) });
        return await readAnswer(response, call);
      } catch (cause) {
        return fail(
          isAbort(cause) ? new ApiError('aborted', 'Request aborted', { cause }) : new ApiError('offline', 'Network Error', { cause }),
        );
      }
    }, call);
}

/** Absolute, because a `Request` of another frame would resolve a path against that frame's address. */
function urlOf(path: string, query: Query = {}): string {
  const url = new URL(path, location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) url.searchParams.append(name, String(one));
  }
  return url.href;
}

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'AbortError';
}
