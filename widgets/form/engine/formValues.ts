import type { FieldValues, FieldAnswer } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes, MAILING_LIST } from '../../../src/commerce/model/formFieldType.ts';
import { LIKERT_ANSWERS } from '../../../src/commerce/model/partNames.ts';
import { own } from '../../../src/lib/readers.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';

/**
 * The values of a form: field id → part → text. Single values, radio and select use the part ''; a checkbox field has a part per choice,
 * 'on' if checked; a scale has a part per question, "-2" to "2". No prototypes, because ids and choices are the page's.
 */
export type FormValues = Readonly<Record<string, FieldValues>>;

export const partIds = (field: FormField): readonly string[] => fieldTypes[field.type].parts(field);

/** The field's text parts in sending order; `null` if it has none. */
export const namedParts = (field: FormField): readonly string[] | null =>
  typeof fieldTypes[field.type].kept === 'object' ? partIds(field) : null;

/**
 * Initial values: of each part the last source's, else ''. Sources are untrusted (browser storage); values that do not belong to the form
 * are left out, as are choices that it no longer has, because they would be sent unseen.
 *
 * @param typed what stands in the page's own controls, to which scripts may have added choices
 */
export function createValues(fields: readonly FormField[], stated: unknown, kept?: unknown, typed?: unknown): FormValues {
  const values = withoutInherited<Record<string, FieldValues>>({});
  for (const field of fields) {
    const ofField = withoutInherited<Record<string, string>>({});
    for (const part of partIds(field)) {
      ofField[part] = '';
      for (const source of [stated, kept, typed]) {
        const text = own(own(source, field.id), part);
        if (typeof text === 'string' && (source === typed || isAnswer(field, text))) ofField[part] = text;
      }
    }
    values[field.id] = ofField;
  }
  return values;
}

function isAnswer({ type, options }: FormField, text: string): boolean {
  const { kept, read } = fieldTypes[type];
  if (read !== 'options' || text === '') return true;
  return (kept === 'questions' ? LIKERT_ANSWERS : kept === 'choices' ? ['on'] : options).includes(text);
}

export function withValue(values: FormValues, id: string, part: string, text: string): FormValues {
  const ofField = withoutInherited<FieldValues>({ ...values[id], [part]: text });
  return withoutInherited<FormValues>({ ...values, [id]: ofField });
}

export type FormAnswers = Readonly<Record<string, FieldAnswer>>;

/**
 * The answers by field type, exactly as typed; sections have none.
 *
 * @param query the page's query string, for hidden fields
 */
export function sanitizeForm(fields: readonly FormField[], values: FormValues, query: string): FormAnswers {
  const answers = withoutInherited<Record<string, FieldAnswer>>({});
  const asked = new URLSearchParams(query);
  for (const field of fields) {
    // A separate answer, which platforms that do not know it ignore.
    if (field.mailingList && values[field.id]?.[MAILING_LIST]) answers[`${field.id}-mailing-list`] = 'true';
    const answer = fieldTypes[field.type].serialize(field, values[field.id] ?? {}, asked);
    if (answer !== null) answers[field.id] = answer;
  }
  return answers;
}
