import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import type { FormatPart, FormFormats } from '../../../src/commerce/model/formFormats.ts';
import type { FieldTexts } from '../formTexts.ts';
import { namedParts } from './formValues.ts';

/** Optional parts of a required field by default: not every place or number has them. */
const OPTIONAL = new Set(['Line2', 'State', 'Second', 'Ampm']);

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const TOKENS: Readonly<Record<string, string>> = {
  First: 'given-name',
  Last: 'family-name',
  Line1: 'address-line1',
  Line2: 'address-line2',
  City: 'address-level2',
  State: 'address-level1',
  Zip: 'postal-code',
  Country: 'country-name',
  Areacode: 'tel-area-code',
  Prefix: 'tel-local-prefix',
  Line: 'tel-local-suffix',
};

/**
 * The parts of a name, address, phone, date or time in the site's order and wording, else ours. Separators have no id. Empty for other
 * fields.
 */
export function fieldParts(field: FormField, formats: FormFormats, texts: FieldTexts): readonly FormatPart[] {
  const ids = namedParts(field) ?? [];
  const stated = fieldTypes[field.type].layout?.(formats) ?? [];
  // A layout that leaves out a part is ignored, because the part could not be filled in.
  const isWhole = ids.every((id) => stated.some((part) => part.id === id) || OPTIONAL.has(id));
  const shown =
    stated.length > 0 && isWhole
      ? stated.filter(({ id }) => id === null || ids.includes(id))
      : ids.map((id) => ({ id, label: '', required: isPartRequired(field, id, formats), autocomplete: '' }));
  return shown.map((part) => complete(part, field, texts));
}

function complete(part: FormatPart, { type }: FormField, texts: FieldTexts): FormatPart {
  if (part.id === null) return part;
  const { type: input } = fieldTypes[type].input;
  const token = input === 'tel' && part.id === 'Country' ? 'tel-country-code' : (TOKENS[part.id] ?? '');
  return {
    ...part,
    label: part.label || texts[part.id as keyof FieldTexts],
    autocomplete: part.autocomplete || token,
  };
}

/** Whether a required field is incomplete without this part. */
export const isPartRequired = ({ type }: FormField, id: string, formats: FormFormats): boolean =>
  fieldTypes[type].needs?.(id, formats) ?? !OPTIONAL.has(id);
