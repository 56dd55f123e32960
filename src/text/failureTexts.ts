import type { Texts } from './localize.ts';

/** What a person reads when the host has not done what was asked of it, and has said no words of its own (spec §8). */
export const failureTexts = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  unknownError: 'Unknown error, please try again later.',
  unreachable: 'The shop could not be reached. Please check your connection and try again.', // ours
  noAnswer: 'The shop did not answer in time. Please try again.', // ours
} as const;

export type FailureTexts = Texts<typeof failureTexts>;
