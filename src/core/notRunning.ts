import type { ApiError } from './wire/ApiError.ts';
import { fail, type Result } from '../lib/result.ts';

/** The result of a call when the shop cannot be loaded or was stopped. Built by hand, because the error class is in another chunk. */
export function notRunning(): Result<never, ApiError> {
  const nobody = { name: 'ApiError', kind: 'aborted', status: null, serverMessage: null, retryAfterMs: null, body: null } as const;
  return fail(Object.assign(new Error('The storefront is not running.'), nobody));
}
