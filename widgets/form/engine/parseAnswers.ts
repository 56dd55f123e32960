import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { own } from '../../../src/lib/readers.ts';
import { createValues, namedParts, type FormValues } from './formValues.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';
import { parseJson } from '../../../src/lib/result.ts';

/**
 * Restores form values from saved answers, the inverse of `sanitizeForm`. Missing or damaged values are empty.
 *
 * @param json JSON text of field id to value, as in a cart entry
 */
export function parseAnswers(fields: readonly FormField[], json: string | null): FormValues {
  const answers = parseJson(json);
  const values = withoutInherited<Record<string, unknown>>({});
  for (const field of fields) values[field.id] = partsOf(field, own(answers, field.id));
  return createValues(fields, values);
}

export function partsOf(field: FormField, answer: unknown): unknown {
  if (!Array.isArray(answer)) return typeof answer === 'string' ? { '': answer } : answer;
  const parts = withoutInherited<Record<string, unknown>>({});
  if (fieldTypes[field.type].kept === 'choices') for (const option of answer as unknown[]) parts[String(option)] = 'on';
  else {
    const names = namedParts(field) ?? [];
    // A phone number without country code is sent with a blank one.
    const given = (answer as unknown[]).slice(Math.max(0, answer.length - names.length));
    names.forEach((name, index) => (parts[name] = given[index]));
  }
  return parts;
}
