import type { FormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import type { Answers } from '../../../src/commerce/model/FieldType.ts';
import { readFormFields, type FormField } from '../model/formField.ts';
import { fieldTypeOf, fieldTypes, FORM_FIELD_TYPES, type FormFieldType } from '../../../src/commerce/model/formFieldType.ts';
import { isRecord, own, textOf } from '../../../src/commerce/model/untrusted.ts';
import type { SummaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import { partsOf } from './parseAnswers.ts';

/** One answer of an additional-fields form, in words. */
export interface FieldLine {
  /** The field's title, '' where it is not known. */
  readonly label: string;
  readonly text: string;
}

/**
 * The answers that a cart's line carries, as a person writes them; fields left blank are left out. Where the platform does not say what was
 * asked, an answer is shown, without its title, if its id begins with its type, as the platform's ids do ("date-yui_3_17…"), or if it is
 * of several parts: a single text that nobody can tell from a password is not shown.
 * @param additionalFields JSON text of field id to value (spec §3), as `sanitizeForm` has made it
 * @param form what was asked; `null`: not known
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

/** The type of field that an id names. */
const typeIn = (id: string): FormFieldType | undefined => FORM_FIELD_TYPES.find((type) => id.startsWith(`${type}-`));

function wordsOf(field: FormField, answer: unknown, texts: SummaryTexts): string {
  // A time of nothing but blanks is no midnight.
  if (!looseText(answer)) return '';
  const parts = partsOf(field, answer);
  const answers: Answers = {
    part: (name) => textOf(own(parts, name)).trim(),
    choices: () => (Array.isArray(answer) ? answer.map(textOf).filter(Boolean) : []),
    questions: () => (isRecord(answer) ? Object.entries(answer).map(([question, given]) => [question, textOf(given)] as const) : []),
    text: () => textOf(answer).trim(),
  };
  return fieldTypes[field.type]
    .summarize(answers, texts)
    .map(({ question, text }) => (question === undefined ? text : `${question}: ${text}`))
    .filter(Boolean)
    .join(', ');
}

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : [value];
  } catch {
    return [json];
  }
}

/** Of an answer to a field that is not known: all that is text in it. */
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
