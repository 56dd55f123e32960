import type { Texts } from './localize.ts';
import { lostTexts } from './lostTexts.ts';

export const failureTexts = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  ...lostTexts,
  noAnswer: 'The shop did not answer in time. Please try again.',
} as const;

/** The cart has its own text, because its changes may still be confirmed. */
export const cartFailureTexts = {
  ...failureTexts,
  notConfirmed: 'We could not confirm this yet. Your cart will show it as soon as we can.',
} as const;

export type FailureTexts = Texts<typeof failureTexts>;
