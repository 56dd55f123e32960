import type { Texts } from './localize.ts';

/** A site overrides these texts by {@link summaryTextKeys}. */
export const summaryTexts = {
  noAnswer: 'N/A',
  stronglyDisagree: 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly Agree',
} as const;

export type SummaryTexts = Texts<typeof summaryTexts>;

/** The platform's keys; they follow no pattern. */
export const summaryTextKeys = {
  noAnswer: 'productSummaryFormNoAnswerText',
  stronglyDisagree: 'productAnswerMapStronglyDisagree',
  disagree: 'productAnswerMapDisagree',
  neutral: 'productAnswerMapNeutral',
  agree: 'productAnswerMapAgree',
  stronglyAgree: 'productAnswerStronglyAgree',
} as const;
