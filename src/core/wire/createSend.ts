// Imported before ky, which throws while it is imported on a page that has replaced `Request`.
import { hasUsableRequest, putBackRequest } from '../../lib/foreignRequest.ts';
import ky, { HTTPError, type KyInstance } from 'ky';
import { listen, addListener } from '../../lib/listen.ts';
import { fail, type Result } from '../../lib/result.ts';
import { stringify } from '../../lib/stringify.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import { ApiError } from './ApiError.ts';
import { carriesCrumb, isHeaderValue, redirectOf } from './crumb.ts';
import { LONGEST_WAIT_MS, parseRetryAfter, readAnswer, type AnswerRules } from './readAnswer.ts';
import { sendPlain, type PlainInit } from './sendPlain.ts';

putBackRequest();

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
  /** Functions that give a header's value, by its name; `null`: none. They go where the crumb goes, and nowhere else. */
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

/**
 * Decides whether a request is repeated: a GET once, if it had no response or was asked to come back soon; a write never. An `HTTPError` is a
 * refusal, whose response `readAnswer` reads. No timeout, because `withDeadline` covers the body too.
 *
 * Only the call's own `fetch` options are sent: ky merges headers, JSON and a query that a page has put on `Object.prototype` into its own.
 */
const createClient = (): KyInstance =>
  ky.create({
    timeout: false,
    retry: {
      limit: 1,
      methods: ['get'],
      jitter: true,
      shouldRetry: ({ error }) => (error instanceof HTTPError ? isDueSoon(error.response) : undefined),
    },
    // Stated, because pages may add them to `Object.prototype`.
    body: null,
    json: undefined,
  });

/** The response of a refusal. @throws anything else */
function responseOf(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

/** `false` ends it. Otherwise ky waits as long as the refusal asks, if a visitor can be asked to. */
function isDueSoon({ status, headers }: Response): false | undefined {
  const wait = status === 429 || status === 503 ? parseRetryAfter(headers.get('retry-after'), Date.now(), Infinity) : null;
  return wait !== null && wait <= LONGEST_WAIT_MS ? undefined : false;
}

function addQuery(params: URLSearchParams, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) for (const one of [value].flat()) params.append(name, String(one));
  }
}

/** Separates requests that were never sent (the page has no address, or refuses them) from missing or incomplete responses. */
function toApiError(cause: unknown, isSent: boolean, directive: string | null | undefined): ApiError {
  if ((Object(cause) as { name?: unknown }).name === 'AbortError') return new ApiError('aborted', 'Request aborted', { cause });
  if (directive) return new ApiError('unreachable', refusedText(directive), { cause });
  if (isSent) return new ApiError('offline', 'Network Error', { cause });
  return hasAddress()
    ? new ApiError('invalid', 'The request could not be sent.', { cause })
    : new ApiError('unreachable', `A page at ${location.protocol} has no address from which /api/ can be reached: serve it over http(s).`, {
        cause,
      });
}

/**
 * Watches whether the page's content security policy refuses requests to an address: the request fails as if there were no network, and
 * only an event gives the reason (https://developer.mozilla.org/docs/Web/API/SecurityPolicyViolationEvent).
 *
 * @returns the directive that refused it, `null`: none. The event may come in a later task than the failure, so that one is waited for.
 */
function watchPolicy(url: string, signal: AbortSignal): () => Promise<string | null> {
  let directive: string | null = null;
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    // Across origins the event may name the origin alone.
    if (event.disposition === 'enforce' && event.blockedURI !== '' && url.startsWith(event.blockedURI))
      directive = event.effectiveDirective;
  };
  if (typeof document.addEventListener === 'function') listen(document, 'securitypolicyviolation', onViolation, signal);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return directive;
  };
}

const refusedText = (directive: string): string =>
  `The page's content security policy refuses requests to the platform: add 'self' to its ${directive}.`;

/** Pages of `srcdoc:`, `blob:` and `data:` have none that a path could be read against. */
const hasAddress = (): boolean => /^https?:$/.test(location.protocol);

export interface DeadlineOptions {
  /** ms; absent: no limit. */
  readonly deadlineMs?: number | undefined;
  /** Aborting gives an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Applies a deadline to head and body, even if the platform's `fetch` ignores its signal. After it the result is an error at once, the work
 * is aborted, and its result ignored.
 */
export function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Result<Value, ApiError>>,
  { deadlineMs, signal }: DeadlineOptions,
): Promise<Result<Value, ApiError>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (result: Result<Value, ApiError>): void => {
      clearTimeout(timer);
      stopListening?.();
      resolve(result);
    };
    const giveUp = (error: ApiError): void => {
      settle(fail(error));
      controller.abort();
    };
    const onAbort = (): void => giveUp(new ApiError('aborted', 'Request aborted'));
    const stopListening = signal && addListener(signal, 'abort', onAbort);
    const timer =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => giveUp(new ApiError('timeout', `timeout of ${deadlineMs}ms exceeded`)), deadlineMs);
    if (signal?.aborted) return onAbort();
    void work(controller.signal).then(settle);
  });
}
