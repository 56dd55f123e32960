import type { FieldValues } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import type { FormValues } from './formValues.ts';

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
    const { isUnread, kept } = fieldTypes[type];
    if (isUnread) continue;
    const given = values[id] ?? {};
    const head = { type, title, rawTitle: title };
    if (kept === 'text') summaries.push({ ...head, value: given[''] ?? '' });
    else summaries.push({ ...head, values: kept === 'choices' ? field.options.filter((option) => given[option]) : given });
  }
  return summaries;
}
