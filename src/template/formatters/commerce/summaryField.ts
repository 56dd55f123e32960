import type { AnswerLine, Answers } from '../../../commerce/model/FieldType.ts';
import { answerSummary } from '../../../commerce/rules/answerSummary.ts';
import { siteTexts } from '../../../commerce/texts/localize.ts';
import { summaryTexts, type SummaryTexts } from '../../../commerce/texts/summaryTexts.ts';
import { wording } from '../../data/productState.ts';
import { at, listAt, textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { scalarText, toText } from '../../render/toText.ts';
import { escapeText } from '../../text/escape.ts';

const BOLD = '<span style="font-weight:bold;">';

/** Empty without lines. */
const boxed = (lines: readonly string[]): string =>
  lines.length > 0 ? `<div style="padding-left:5px;">\n${lines.map((line) => `  <div>${line}</div>\n`).join('')}</div>` : '';

const listOf = (questions: unknown): readonly (readonly [string, string])[] =>
  typeof questions === 'object' && questions !== null
    ? Object.entries(questions).map(([question, answer]) => [question, scalarText(answer)] as const)
    : [];

function answersOf(field: unknown): Answers {
  const values = at(field, 'values');
  return {
    part: (name) => textAt(values, name),
    choices: () => listAt(field, 'values').map(scalarText),
    questions: () => listOf(values),
    text: () => toText(at(field, 'value')),
  };
}

const written = ({ question, text }: AnswerLine): string =>
  question === undefined ? escapeText(text) : `${BOLD}${escapeText(question)}:</span> ${escapeText(text)}`;

/** Two keys are in use for strong agreement: an irregular one and one like the others. */
function textsOf(strings: unknown): SummaryTexts {
  const texts = siteTexts(summaryTexts, strings);
  return { ...texts, stronglyAgree: wording(strings, 'productAnswerMapStronglyAgree', texts.stronglyAgree) };
}

/** A visitor's answer to one field of a product's form, for cart and order. */
export const summaryFormField: Formatter = (value, _args, scope) => {
  const { summarize, isOfLines } = answerSummary(textAt(value, 'type'));
  const texts = textsOf(scope.lookup('localizedStrings'));
  const lines = summarize(answersOf(value), texts).map(written);
  const answer = isOfLines ? boxed(lines) : lines.join('');
  const title = escapeText(textAt(value, 'rawTitle'));
  return `<div style="font-size:11px; margin-top:3px">\n  ${BOLD}${title}:</span> ${answer || escapeText(texts.noAnswer)}\n</div>`;
};
