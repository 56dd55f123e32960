import type { Texts } from './localize.ts';
import { lostTexts } from './lostTexts.ts';

/** What a person reads when the platform has not done what was asked of it, and has said no words of its own (spec §8). */
export const failureTexts = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  ...lostTexts,
  noAnswer: 'The shop did not answer in time. Please try again.', // ours
} as const;

/** The same for the cart, which may yet learn what has become of a change. */
export const cartFailureTexts = {
  ...failureTexts,
  notConfirmed: 'We could not confirm this yet. Your cart will show it as soon as we can.', // ours
} as const;

export type FailureTexts = Texts<typeof failureTexts>;
