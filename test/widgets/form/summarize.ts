import type { FieldValues } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../../../widgets/form/model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import type { FormValues } from '../../../widgets/form/engine/formValues.ts';

/** One answered field for the template formatter `summary-form-field`. */
export interface Summary {
  readonly type: FormField['type'];
  readonly title: string;
  readonly rawTitle: string;
  /** Fields with parts: part → text; `likert`: question → answer; `checkbox`: the checked choices. */
  readonly values?: FieldValues | readonly string[];
  /** Any other field. */
  readonly value?: string;
}

/** Answers as template data, without secret and hidden fields and headings. */
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
