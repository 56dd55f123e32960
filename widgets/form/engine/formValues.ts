import type { FieldValues } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { own } from '../../../src/commerce/model/untrusted.ts';
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
 * are left out.
 */
export function createValues(fields: readonly FormField[], ...sources: readonly unknown[]): FormValues {
  const values = withoutInherited<Record<string, FieldValues>>({});
  for (const field of fields) {
    const ofField = withoutInherited<Record<string, string>>({});
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

export function withValue(values: FormValues, id: string, part: string, text: string): FormValues {
  const ofField = withoutInherited<FieldValues>({ ...values[id], [part]: text });
  return withoutInherited<FormValues>({ ...values, [id]: ofField });
}
