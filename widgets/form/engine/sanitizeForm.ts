import type { FieldAnswer } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes, MAILING_LIST } from '../../../src/commerce/model/formFieldType.ts';
import type { FormValues } from './formValues.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';

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
