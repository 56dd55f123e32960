import type { FormatPart, FormFormats } from '../model/form.ts';
import type { FormField } from '../model/formField.ts';
import type { FieldTexts } from '../text/fieldTexts.ts';
import { namedParts } from './formValues.ts';

/** What a visitor may leave empty in a required field, where the site does not say: not every place or number has one. */
const OPTIONAL = new Set(['Line2', 'State', 'Second', 'Ampm']);

/** `autocomplete` tokens (HTML, "Autofill"). */
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
 * The parts of a name, address, phone, date or time as they are shown: in the site's own order and words, else in ours. Separators have no
 * id. Empty for other fields.
 */
export function fieldParts(field: FormField, formats: FormFormats, texts: FieldTexts): readonly FormatPart[] {
  const ids = namedParts(field) ?? [];
  const stated = field.type === 'phone' ? formats.phone : field.type === 'address' ? formats.address : [];
  // A layout that leaves a part out is none: nobody could fill it in.
  if (ids.length > 0 && ids.every((id) => stated.some((part) => part.id === id) || OPTIONAL.has(id))) {
    return stated.filter(({ id }) => id === null || ids.includes(id)).map((part) => complete(part, field, texts));
  }
  const order = field.type === 'name' && formats.familyFirst ? [...ids.slice(1), ...ids.slice(0, 1)] : ids;
  return order.map((id) => complete({ id, label: '', required: isPartRequired(field, id, formats), autocomplete: '' }, field, texts));
}

function complete(part: FormatPart, { type }: FormField, texts: FieldTexts): FormatPart {
  if (part.id === null) return part;
  const token = type === 'phone' && part.id === 'Country' ? 'tel-country-code' : (TOKENS[part.id] ?? '');
  return {
    ...part,
    label: part.label || texts[part.id as keyof FieldTexts],
    autocomplete: part.autocomplete || token,
  };
}

/** Whether a required field is incomplete without this part. */
export function isPartRequired(field: FormField, id: string, formats: FormFormats): boolean {
  const stated = field.type === 'address' && formats.address.find((part) => part.id === id);
  return stated ? stated.required : !OPTIONAL.has(id) && !(field.type === 'phone' && id === 'Country');
}

/** How the one input of a simple field is to be typed into. Numbers and amounts stay texts: what is typed is what is sent. */
export function inputTraits({ type }: Pick<FormField, 'type'>): {
  readonly type: string;
  readonly inputMode: string;
  readonly autocomplete: string;
} {
  switch (type) {
    case 'email':
      return { type, inputMode: type, autocomplete: type };
    case 'website':
      return { type: 'text', inputMode: 'url', autocomplete: 'url' };
    case 'password':
      return { type, inputMode: '', autocomplete: 'new-password' };
    case 'number':
    case 'currency':
      return { type: 'text', inputMode: 'decimal', autocomplete: '' };
    default:
      return { type: 'text', inputMode: '', autocomplete: '' };
  }
}
