import type { FormFormats } from '../model/form.ts';
import type { FormField } from '../model/formField.ts';
import { isEmailAddress } from '../model/isEmailAddress.ts';
import { fill } from '../text/fill.ts';
import type { FormTexts } from '../text/formTexts.ts';
import { isPartRequired } from './fieldParts.ts';
import { namedParts, type FieldValues } from './formValues.ts';

/** Stands in the text that says what an address looks like. */
const SAMPLE_ADDRESS = 'user@domain.com';

/** Digits of any script, with what groups them and parts them in any language. */
const NUMBER = /^\s*[-+−]?\s*[.,]?\p{Nd}[\p{Nd}\s.,'’٬٫]*$/u;

/** What is wrong with what stands in the field, or `null` (spec §5). Blanks alone are nothing. */
export function validateField(field: FormField, values: FieldValues, formats: FormFormats, texts: FormTexts): string | null {
  const { type, title, maxLength } = field;
  const value = values[''] ?? '';
  let text: string | null = null;
  if (field.required && isIncomplete(field, values, formats)) text = texts.required;
  else if (type === 'textarea' && maxLength !== null && value.length > maxLength) text = texts.tooLong;
  else if (type === 'email' && value.trim() && !isEmailAddress(value)) text = texts.emailInvalid;
  else if (type === 'number' && value.trim() && !NUMBER.test(value)) text = texts.numberInvalid;
  return text === null ? null : fill(text, { 0: title, email: SAMPLE_ADDRESS });
}

function isIncomplete(field: FormField, values: FieldValues, formats: FormFormats): boolean {
  const { type, options, parts } = field;
  if (type === 'section' || type === 'hidden' || type === 'likert') return false;
  if (type === 'checkbox') return !options.some((option) => values[option]);
  const needed = namedParts(field)?.filter((part) => isPartRequired(field, part, formats) && (parts?.includes(part) ?? true)) ?? [''];
  return needed.some((part) => !values[part]?.trim());
}
