import type { FormField } from '../model/formField.ts';
import { MAILING_LIST, namedParts, type FieldValues, type FormValues } from './formValues.ts';

/** A form's answers as the host takes them: field id → value. No prototype. */
export type FormAnswers = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>>>>;

/**
 * The answers of a form by type (spec §5), each exactly as typed; sections have none.
 * @param query the page's query string, which hidden fields take their values from
 */
export function sanitizeForm(fields: readonly FormField[], values: FormValues, query: string): FormAnswers {
  const answers = Object.create(null) as Record<string, FormAnswers[string]>;
  const asked = new URLSearchParams(query);
  for (const field of fields) {
    if (field.type === 'section') continue;
    // The platform has not said how it is told: an answer of its own, of which a host that does not know it takes no notice.
    if (field.mailingList && values[field.id]?.[MAILING_LIST]) answers[`${field.id}-mailing-list`] = 'true';
    answers[field.id] = field.type === 'hidden' ? (asked.get(field.key) ?? field.value) : answerOf(field, values[field.id] ?? {});
  }
  return answers;
}

function answerOf(field: FormField, values: FieldValues): FormAnswers[string] {
  const { type, options } = field;
  const parts = namedParts(field);
  if (parts) {
    const texts = parts.map((part) => values[part] ?? '');
    // A phone number of three parts has a blank country code.
    return type === 'phone' && texts.length === 3 ? ['', ...texts] : texts;
  }
  if (type === 'checkbox') return options.filter((option) => values[option]);
  if (type === 'likert') {
    const answered = Object.create(null) as Record<string, string>;
    for (const question of options) if (values[question]) answered[question] = values[question];
    return answered;
  }
  return values[''] ?? '';
}
