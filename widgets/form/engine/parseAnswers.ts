import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { own } from '../../../src/commerce/model/untrusted.ts';
import { createValues, namedParts, type FormValues } from './formValues.ts';

/**
 * What stands in a form whose answers were given before: the inverse of `sanitizeForm`. Whatever is missing or damaged is empty.
 * @param json the JSON text of field id to value, as a cart entry keeps it
 */
export function parseAnswers(fields: readonly FormField[], json: string | null): FormValues {
  const answers = parseJson(json);
  const values = Object.create(null) as Record<string, unknown>;
  for (const field of fields) values[field.id] = partsOf(field, own(answers, field.id));
  return createValues(fields, values);
}

/** The parts of one answer: a record of part to text, or what is none. */
export function partsOf(field: FormField, answer: unknown): unknown {
  if (!Array.isArray(answer)) return typeof answer === 'string' ? { '': answer } : answer;
  const parts = Object.create(null) as Record<string, unknown>;
  if (fieldTypes[field.type].kept === 'choices') for (const option of answer as unknown[]) parts[String(option)] = 'on';
  else {
    const names = namedParts(field) ?? [];
    // A phone number is sent with a blank country code where the field asks for none.
    const given = (answer as unknown[]).slice(Math.max(0, answer.length - names.length));
    names.forEach((name, index) => (parts[name] = given[index]));
  }
  return parts;
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
