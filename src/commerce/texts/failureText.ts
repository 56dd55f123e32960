import type { Texts } from './localize.ts';
import { shopTexts } from './shopTexts.ts';

export const failureTexts = {
  name: 'shop',
  texts: {
    sessionExpired: 'Your session has expired. Please reload the page and try again.',
    cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
    tooManyRequests: 'Please try again in a few seconds.',
    unknownError: shopTexts.texts.unknownError,
    unreachable: shopTexts.texts.unreachable,
    noAnswer: 'The shop did not answer in time. Please try again.',
  },
} as const;

/** The cart has its own text, because its changes may still be confirmed. */
export const cartFailureTexts = {
  name: 'shop',
  texts: {
    ...failureTexts.texts,
    notConfirmed: 'We could not confirm this yet. Your cart will show it as soon as we can.',
  },
} as const;

export type FailureTexts = Texts<typeof failureTexts>;

export interface Failure {
  readonly kind: string;
  /** The platform's message for people; `null` if it sent none. */
  readonly serverMessage: string | null;
}

/**
 * The message for a failed request: expired sessions and rate limits have texts of their own, then the platform's message, then ours by
 * kind of failure. `error.message` is for developers and never shown.
 *
 * @param texts `notConfirmed` is for changes that may still be confirmed
 */
export function failureText(error: Failure, texts: FailureTexts & { readonly notConfirmed?: string }, cookiesEnabled: boolean): string {
  if (error.kind === 'crumb') return cookiesEnabled ? texts.sessionExpired : texts.cookiesDisabled;
  if (error.kind === 'rate-limit') return texts.tooManyRequests;
  if (error.kind === 'unconfirmed' && texts.notConfirmed) return texts.notConfirmed;
  if (error.kind === 'unreachable') return texts.unreachable;
  if (error.serverMessage !== null) return error.serverMessage;
  if (error.kind === 'offline') return texts.unreachable;
  return error.kind === 'timeout' ? texts.noAnswer : texts.unknownError;
}
