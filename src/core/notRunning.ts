import type { ApiError } from './wire/ApiError.ts';
import { fail, type Result } from '../lib/result.ts';

/** What a call comes to when the shop cannot be loaded, or was stopped meanwhile. Made by hand: the class itself is loaded with the rest. */
export function notRunning(): Result<never, ApiError> {
  const nobody = { name: 'ApiError', kind: 'aborted', status: null, serverMessage: null, retryAfterMs: null, body: null } as const;
  return fail(Object.assign(new Error('The storefront is not running.'), nobody));
}
