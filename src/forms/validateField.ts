import type { FieldRule, FieldValues } from '../model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../model/formFieldType.ts';
import type { FormFormats } from '../model/formFormats.ts';
import { isEmailAddress } from '../model/isEmailAddress.ts';
import { fill } from '../text/fill.ts';
import type { FormTexts } from '../text/formTexts.ts';
import { isPartRequired } from './fieldParts.ts';
import { partIds } from './formValues.ts';

/** Stands in the text that says what an address looks like. */
const SAMPLE_ADDRESS = 'user@domain.com';

/** Digits of any script, with what groups them and parts them in any language. */
const NUMBER = /^[-+−]?\s*[.,]?\p{Nd}[\p{Nd}\s.,'’٬٫]*$/u;

/** What is wrong with what stands in the field, or `null` (spec §5). Blanks alone are nothing. */
export function validateField(field: FormField, values: FieldValues, formats: FormFormats, texts: FormTexts): string | null {
  const rule = fieldTypes[field.type].validate;
  const fault = rule && faultOf(rule, field, values, formats);
  return fault && fill(texts[fault], { 0: field.title, email: SAMPLE_ADDRESS });
}

function faultOf(rule: FieldRule, field: FormField, values: FieldValues, formats: FormFormats): keyof FormTexts | null {
  const value = values[''] ?? '';
  const text = value.trim();
  if (field.required && isIncomplete(rule, field, values, formats)) return 'required';
  if (rule === 'length' && field.maxLength !== null && value.length > field.maxLength) return 'tooLong';
  if (rule === 'email' && text && !isEmailAddress(text)) return 'emailInvalid';
  return rule === 'number' && text && !NUMBER.test(text) ? 'numberInvalid' : null;
}

function isIncomplete(rule: FieldRule, field: FormField, values: FieldValues, formats: FormFormats): boolean {
  if (rule === 'choices') return !field.options.some((option) => values[option]);
  if (rule !== 'parts') return !values['']?.trim();
  const needed = partIds(field).filter((part) => isPartRequired(field, part, formats) && (field.parts?.includes(part) ?? true));
  return needed.some((part) => !values[part]?.trim());
}
