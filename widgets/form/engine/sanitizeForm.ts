import type { FieldAnswer } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes, MAILING_LIST } from '../../../src/commerce/model/formFieldType.ts';
import type { FormValues } from './formValues.ts';

/** A form's answers as the platform takes them: field id → value. No prototype. */
export type FormAnswers = Readonly<Record<string, FieldAnswer>>;

/**
 * The answers of a form by type (spec §5), each exactly as typed; sections have none.
 * @param query the page's query string, which hidden fields take their values from
 */
export function sanitizeForm(fields: readonly FormField[], values: FormValues, query: string): FormAnswers {
  const answers = Object.create(null) as Record<string, FieldAnswer>;
  const asked = new URLSearchParams(query);
  for (const field of fields) {
    // The platform has not said how it is told: an answer of its own, of which a platform that does not know it takes no notice.
    if (field.mailingList && values[field.id]?.[MAILING_LIST]) answers[`${field.id}-mailing-list`] = 'true';
    const answer = fieldTypes[field.type].serialize(field, values[field.id] ?? {}, asked);
    if (answer !== null) answers[field.id] = answer;
  }
  return answers;
}
