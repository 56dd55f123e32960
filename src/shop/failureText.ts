import type { ApiError } from '../api/ApiError.ts';
import type { CartTexts } from '../text/cartTexts.ts';

/**
 * What the visitor reads when the host has not done what was asked of it (spec §8): an expired session and too many requests have
 * texts of their own; anything else passes the host's message on, or says what went wrong on the way.
 */
export function failureText(
  error: ApiError,
  texts: Pick<CartTexts, 'sessionExpired' | 'cookiesDisabled' | 'tooManyRequests' | 'notConfirmed'>,
  cookiesEnabled: boolean,
): string {
  if (error.kind === 'crumb') return cookiesEnabled ? texts.sessionExpired : texts.cookiesDisabled;
  if (error.kind === 'rate-limit') return texts.tooManyRequests;
  if (error.kind === 'unconfirmed') return texts.notConfirmed;
  return error.serverMessage ?? error.message;
}
