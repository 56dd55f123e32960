import { withoutInherited } from '../../lib/withoutInherited.ts';

/**
 * The kind of failure on the wire:
 *
 * `offline` no response (no network, connection lost, redirect refused, the page's `fetch` broken); a write may have happened.
 *
 * `timeout` no complete response within the deadline; a write may have happened.
 *
 * `aborted` we or the page cancelled the request.
 *
 * `http` a status outside 200–299.
 *
 * `crumb` the platform refused the anti-forgery token (`crumbFail: true` in a JSON body, with any status).
 *
 * `rate-limit` status 429.
 *
 * `schema` an unexpected response (a web page, invalid or other JSON, nothing); a write probably happened.
 *
 * `unreachable` nothing was done, and nothing can be from this page: its `/api/` answers as a server without a platform, its content security
 * policy refuses the request, or it has no address (`srcdoc:`, `blob:`).
 *
 * `unconfirmed` a write's response was lost and the cart cannot be read; it is checked again.
 *
 * `invalid` an argument cannot be sent; nothing was sent.
 */
export type ApiErrorKind =
  'offline' | 'timeout' | 'aborted' | 'http' | 'crumb' | 'rate-limit' | 'schema' | 'unreachable' | 'unconfirmed' | 'invalid';

export interface ApiErrorDetails {
  /** HTTP status of the response. */
  readonly status?: number | null | undefined;
  /** The server's message for the visitor; plain text, never HTML. */
  readonly serverMessage?: string | null | undefined;
  /** The server's requested wait in ms, capped for visitors; `null` without one. */
  readonly retryAfterMs?: number | null | undefined;
  /** The parsed JSON body of a refusal, unvalidated (a form's errors by field). */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** The failure of a request, always returned (`Result`), never thrown. `message` is for developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly retryAfterMs: number | null;
  readonly body: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    const own = withoutInherited(details);
    super(message, { cause: own.cause });
    this.kind = kind;
    this.status = own.status ?? null;
    this.serverMessage = own.serverMessage ?? null;
    this.retryAfterMs = own.retryAfterMs ?? null;
    this.body = own.body ?? null;
  }
}
