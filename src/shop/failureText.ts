import type { ApiError } from '../api/ApiError.ts';
import type { CartTexts } from '../text/cartTexts.ts';

/**
 * What the visitor reads when the host has not done what was asked of it (spec §8): an expired session and too many requests have
 * texts of their own; anything else passes the host's message on, or says in the shop's words what went wrong on the way: those of the wire
 * (`error.message`) are for scripts.
 */
export function failureText(
  error: ApiError,
  texts: Pick<
    CartTexts,
    'sessionExpired' | 'cookiesDisabled' | 'tooManyRequests' | 'notConfirmed' | 'unreachable' | 'noAnswer' | 'unknownError'
  >,
  cookiesEnabled: boolean,
): string {
  if (error.kind === 'crumb') return cookiesEnabled ? texts.sessionExpired : texts.cookiesDisabled;
  if (error.kind === 'rate-limit') return texts.tooManyRequests;
  if (error.kind === 'unconfirmed') return texts.notConfirmed;
  if (error.serverMessage !== null) return error.serverMessage;
  if (error.kind === 'offline') return texts.unreachable;
  return error.kind === 'timeout' ? texts.noAnswer : texts.unknownError;
}
