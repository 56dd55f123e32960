import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import type { FormatPart, FormFormats } from '../../../src/commerce/model/formFormats.ts';
import type { FieldTexts } from '../formTexts.ts';
import { namedParts } from './formValues.ts';

/** Optional parts of a required field by default: not every place or number has them. */
const OPTIONAL = new Set(['Line2', 'State', 'Second', 'Ampm']);

/**
 * Of each part: its class name in script-rendered forms, its `autocomplete` token
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill), and its input's name.
 */
export const PARTS: Readonly<Record<string, readonly [className: string, token?: string, name?: string]>> = {
  First: ['first-name', 'given-name', 'fname'],
  Last: ['last-name', 'family-name', 'lname'],
  Line1: ['address1', 'address-line1', 'address'],
  Line2: ['address2', 'address-line2', 'address2'],
  City: ['city', 'address-level2', 'city'],
  State: ['state-province', 'address-level1', 'state'],
  Zip: ['zip', 'postal-code', 'zipcode'],
  Country: ['country', 'country-name', 'country'],
  Areacode: ['text three-digits', 'tel-area-code'],
  Prefix: ['text three-digits', 'tel-local-prefix'],
  Line: ['text four-digits', 'tel-local-suffix'],
  Month: ['text month two-digits'],
  Day: ['text day two-digits'],
  Year: ['text year four-digits'],
  Hour: ['text hour two-digits'],
  Minute: ['text minute two-digits'],
  Second: ['text second two-digits'],
  Ampm: ['ampm'],
};

/** The part whose input has this name; '': none. */
export const partNamed = (name: string): string => Object.keys(PARTS).find((part) => PARTS[part]?.[2] === name) ?? '';

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
  const token = input === 'tel' && part.id === 'Country' ? 'tel-country-code' : (PARTS[part.id]?.[1] ?? '');
  return {
    ...part,
    label: part.label || texts[part.id as keyof FieldTexts],
    autocomplete: part.autocomplete || token,
  };
}

/** Whether a required field is incomplete without this part. */
export const isPartRequired = ({ type }: FormField, id: string, formats: FormFormats): boolean =>
  fieldTypes[type].needs?.(id, formats) ?? !OPTIONAL.has(id);
