import type { Texts } from './localize.ts';

/** A site overrides these texts by {@link summaryTextKeys}. */
export const summaryTexts = {
  name: 'form',
  texts: {
    noAnswer: ['N/A', 'productSummaryFormNoAnswerText'],
    stronglyDisagree: ['Strongly Disagree', 'productAnswerMapStronglyDisagree'],
    disagree: ['Disagree', 'productAnswerMapDisagree'],
    neutral: ['Neutral', 'productAnswerMapNeutral'],
    agree: ['Agree', 'productAnswerMapAgree'],
    stronglyAgree: ['Strongly Agree', 'productAnswerStronglyAgree'],
  },
} as const;

export type SummaryTexts = Texts<typeof summaryTexts>;
