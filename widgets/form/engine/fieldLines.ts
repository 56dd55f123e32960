import type { FormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import type { Answers } from '../../../src/commerce/model/FieldType.ts';
import { readFormFields, type FormField } from '../model/formField.ts';
import { fieldTypeOf, FORM_FIELD_TYPES, type FormFieldType } from '../../../src/commerce/model/formFieldType.ts';
import { answerSummary } from '../../../src/commerce/rules/answerSummary.ts';
import { isRecord, own, textOf } from '../../../src/lib/readers.ts';
import type { SummaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import { partsOf } from './parseAnswers.ts';
import { parseJson } from '../../../src/lib/result.ts';

/** One answer of an additional-fields form. */
export interface FieldLine {
  /** '' if the title is unknown. */
  readonly label: string;
  readonly text: string;
}

/**
 * A cart line's answers as text, blank ones left out. Without the form's definition, an answer is shown without title if its id begins with
 * its type, as the platform's ids do ("date-yui_3_17…"), or if it has several parts; any other text could be a password.
 *
 * @param additionalFields JSON text of field id to value, from `sanitizeForm`
 *
 * @param form `null`: unknown
 */
export function fieldLines(additionalFields: string | null, form: FormDefinition | null, texts: SummaryTexts): FieldLine[] {
  if (!additionalFields) return [];
  const lines: FieldLine[] = [];
  for (const [id, answer] of Object.entries(parse(additionalFields))) {
    const stated = form?.fields.find((field) => field['id'] === id);
    const type = stated ? stated['type'] : typeIn(id);
    if (fieldTypeOf(textOf(type)).isUnread || (!stated && !type && typeof answer !== 'object')) continue;
    const field = readFormFields([stated ?? { id, type, options: isRecord(answer) ? Object.keys(answer) : [] }], false)?.[0];
    const text = (field && wordsOf(field, answer, texts)) || looseText(answer);
    if (text) lines.push({ label: textOf(stated?.['title']), text });
  }
  return lines;
}

const typeIn = (id: string): FormFieldType | undefined => FORM_FIELD_TYPES.find((type) => id.startsWith(`${type}-`));

function wordsOf(field: FormField, answer: unknown, texts: SummaryTexts): string {
  // A blank time is not midnight.
  if (!looseText(answer)) return '';
  const parts = partsOf(field, answer);
  const answers: Answers = {
    part: (name) => textOf(own(parts, name)).trim(),
    choices: () => (Array.isArray(answer) ? answer.map(textOf).filter(Boolean) : []),
    questions: () => (isRecord(answer) ? Object.entries(answer).map(([question, given]) => [question, textOf(given)] as const) : []),
    text: () => textOf(answer).trim(),
  };
  return answerSummary(field.type)
    .summarize(answers, texts)
    .map(({ question, text }) => (question === undefined ? text : `${question}: ${text}`))
    .filter(Boolean)
    .join(', ');
}

function parse(json: string): object {
  const value = parseJson(json);
  return typeof value === 'object' && value !== null ? value : [value === undefined ? json : value];
}

/** All text in the answer to an unknown field. */
function looseText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (typeof value !== 'object' || value === null) return '';
  const texts: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const text = looseText(inner);
    if (text) texts.push(Array.isArray(value) ? text : `${key}: ${text}`);
  }
  return texts.join(', ');
}
