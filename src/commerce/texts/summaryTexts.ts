import type { Texts } from './localize.ts';

/** What a summary of a filled-in form says (spec §8 "Default texts"). A site overrides a text as {@link summaryTextKeys} say. */
export const summaryTexts = {
  noAnswer: 'N/A',
  stronglyDisagree: 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly Agree',
} as const;

export type SummaryTexts = Texts<typeof summaryTexts>;

/** The platform's names for {@link summaryTexts} in `localizedStrings`, irregular as they are. */
export const summaryTextKeys = {
  noAnswer: 'productSummaryFormNoAnswerText',
  stronglyDisagree: 'productAnswerMapStronglyDisagree',
  disagree: 'productAnswerMapDisagree',
  neutral: 'productAnswerMapNeutral',
  agree: 'productAnswerMapAgree',
  stronglyAgree: 'productAnswerStronglyAgree',
} as const;
