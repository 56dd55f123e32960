import { own, type FormField } from '../model/formField.ts';
import type { FormFieldType } from '../model/formFieldType.ts';

/**
 * What stands in a form: field id → part → text. Fields of one value, radio and select have the part ''; a checkbox field has a part per
 * choice, 'on' when it is checked; a scale has a part per question, its answer "-2" to "2". No prototypes: ids and choices are the
 * page's words.
 */
export type FormValues = Readonly<Record<string, FieldValues>>;
export type FieldValues = Readonly<Record<string, string>>;

/** The parts of fields that have several, in the order in which they are sent (spec §3 "Summary values"). */
const PARTS: { readonly [Type in FormFieldType]?: readonly string[] } = {
  name: ['First', 'Last'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
};

/** The field's parts of text in the order in which they are sent, `null` for a field that has none. */
export const namedParts = ({ type, showCountryCode }: Pick<FormField, 'type' | 'showCountryCode'>): readonly string[] | null => {
  const parts = PARTS[type] ?? null;
  return parts && type === 'phone' && !showCountryCode ? parts.slice(1) : parts;
};

/** The part of an e-mail field that says whether the visitor wants news as well: 'on' or ''. */
export const MAILING_LIST = 'mailingList';

/** Everything of the field that can have a value. */
export function partIds(field: FormField): readonly string[] {
  if (field.type === 'section' || field.type === 'hidden') return [];
  if (field.type === 'checkbox' || field.type === 'likert') return field.options;
  return namedParts(field) ?? (field.type === 'email' && field.mailingList ? ['', MAILING_LIST] : ['']);
}

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
