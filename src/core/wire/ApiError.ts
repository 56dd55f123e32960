import { withoutInherited } from '../../lib/withoutInherited.ts';

/**
 * What went wrong on the wire, by what can be done about it:
 * `offline` no answer came (no network, connection lost, redirect refused, the page's own `fetch` broken); a write may still have happened.
 * `timeout` no whole answer within the deadline; a write may still have happened.
 * `aborted` we or the page gave the request up.
 * `http` a status outside 200–299.
 * `crumb` the platform refused the anti-forgery token (a JSON body with `crumbFail: true`, whatever the status).
 * `rate-limit` status 429.
 * `schema` an answer came, but not the one that was due (a web page, broken or foreign JSON, nothing at all); a write probably happened.
 * `unconfirmed` the write was sent and its answer lost, and the cart cannot be read: nobody knows yet whether it happened; it is looked up again.
 * `invalid` the call itself was wrong (an argument that cannot be sent); nothing was sent.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'crumb' | 'rate-limit' | 'schema' | 'unconfirmed' | 'invalid';

/** What an error may carry beside its kind and message. */
export interface ApiErrorDetails {
  /** HTTP status, where an answer came. */
  readonly status?: number | undefined;
  /** The server's own words for the visitor, found in the body of a refusal. Plain text: never HTML. */
  readonly serverMessage?: string | null | undefined;
  /** How long the server asks us to wait, in ms, already capped for a visitor; `null` when it does not say. */
  readonly retryAfterMs?: number | null | undefined;
  /** The parsed JSON body of a refusal, for resources that read more from it (a form's errors by field); not validated. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The failure of one request, always handed back as a value (`Result`), never thrown across the api.
 * `message` is the text of spec §8 for the HTTP layer, or plain words where the spec has none (`schema`).
 */
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
