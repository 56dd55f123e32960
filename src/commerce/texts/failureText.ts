import type { FailureTexts } from './failureTexts.ts';

/** What is asked of an error of the wire. */
interface Failure {
  readonly kind: string;
  /** The platform's own words for a person; `null`: it has said none. */
  readonly serverMessage: string | null;
}

/**
 * What a person reads when the platform has not done what was asked of it (spec §8): an expired session and too many requests have
 * texts of their own; anything else passes the platform's message on, or says in the shop's words what went wrong on the way: those of the wire
 * (`error.message`) are for scripts.
 * @param texts `notConfirmed` is for what may yet be confirmed: a cart
 */
export function failureText(error: Failure, texts: FailureTexts & { readonly notConfirmed?: string }, cookiesEnabled: boolean): string {
  if (error.kind === 'crumb') return cookiesEnabled ? texts.sessionExpired : texts.cookiesDisabled;
  if (error.kind === 'rate-limit') return texts.tooManyRequests;
  if (error.kind === 'unconfirmed' && texts.notConfirmed) return texts.notConfirmed;
  if (error.serverMessage !== null) return error.serverMessage;
  if (error.kind === 'offline') return texts.unreachable;
  return error.kind === 'timeout' ? texts.noAnswer : texts.unknownError;
}
