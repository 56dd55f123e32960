import type { FormField } from '../model/formField.ts';
import { namedParts, type FieldValues, type FormValues } from './formValues.ts';

/** One answered field, as templates sum it up with their formatter `summary-form-field` (spec §3 "Summary values"). */
export interface Summary {
  readonly type: FormField['type'];
  readonly title: string;
  readonly rawTitle: string;
  /** Of a field of several parts: part → text; of `likert`: question → answer; of `checkbox`: what is checked. */
  readonly values?: FieldValues | readonly string[];
  /** Of any other field. */
  readonly value?: string;
}

/** What a visitor has answered, field by field, as data for templates: nothing that is secret, hidden or only a heading. */
export function summarize(fields: readonly FormField[], values: FormValues): readonly Summary[] {
  const summaries: Summary[] = [];
  for (const field of fields) {
    const { id, type, title } = field;
    if (type === 'section' || type === 'hidden' || type === 'password') continue;
    const given = values[id] ?? {};
    const head = { type, title, rawTitle: title };
    if (type === 'checkbox') summaries.push({ ...head, values: field.options.filter((option) => given[option]) });
    else if (type === 'likert' || namedParts(field)) summaries.push({ ...head, values: given });
    else summaries.push({ ...head, value: given[''] ?? '' });
  }
  return summaries;
}
