import type { ApiError, ApiErrorKind } from './wire/ApiError.ts';
import { fail, type Result } from '../lib/result.ts';

/** The answer of a call that cannot be done. Never thrown. */
export type Refused = Extract<Result<never, ApiError>, { ok: false }>;

/** The result of a call when the shop cannot be loaded, was stopped, or has no page. */
export const notRunning = (cause?: unknown): Refused => refuse('aborted', 'The storefront is not running.', cause);

/** The result of a call with something that it does not take. */
export const invalidCall = (message: string): Refused => refuse('invalid', message);

/** Built by hand, because the error class is in another chunk. */
function refuse(kind: ApiErrorKind, message: string, cause?: unknown): Refused {
  const nobody = { name: 'ApiError', kind, status: null, serverMessage: null, retryAfterMs: null, body: null } as const;
  return fail(Object.assign(new Error(message, { cause }), nobody));
}
