import type { FieldValues } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { own } from '../../../src/commerce/model/untrusted.ts';

/**
 * What stands in a form: field id → part → text. Fields of one value, radio and select have the part ''; a checkbox field has a part per
 * choice, 'on' when it is checked; a scale has a part per question, its answer "-2" to "2". No prototypes: ids and choices are the
 * page's words.
 */
export type FormValues = Readonly<Record<string, FieldValues>>;

/** Everything of the field that can have a value. */
export const partIds = (field: FormField): readonly string[] => fieldTypes[field.type].parts(field);

/** The field's parts of text in the order in which they are sent, `null` for a field that has none. */
export const namedParts = (field: FormField): readonly string[] | null =>
  typeof fieldTypes[field.type].kept === 'object' ? partIds(field) : null;

/**
 * The values that a form begins with: of each part the last source that has one, else ''. Sources may be anything, such as what was
 * found in the browser's storage; what is no text of a part of this form is left out.
 */
export function createValues(fields: readonly FormField[], ...sources: readonly unknown[]): FormValues {
  const values = Object.create(null) as Record<string, FieldValues>;
  for (const field of fields) {
    const ofField = Object.create(null) as Record<string, string>;
    for (const part of partIds(field)) {
      ofField[part] = '';
      for (const source of sources) {
        const text = own(own(source, field.id), part);
        if (typeof text === 'string') ofField[part] = text;
      }
    }
    values[field.id] = ofField;
  }
  return values;
}

/** The same values with one changed. */
export function withValue(values: FormValues, id: string, part: string, text: string): FormValues {
  const ofField = Object.assign(Object.create(null) as FieldValues, values[id], { [part]: text });
  return Object.assign(Object.create(null) as FormValues, values, { [id]: ofField });
}
