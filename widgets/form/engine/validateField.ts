import type { FieldRule, FieldValues } from '../../../src/commerce/model/FieldType.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import type { FormFormats } from '../../../src/commerce/model/formFormats.ts';
import { isEmailAddress, type EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import type { FormTexts } from '../formTexts.ts';
import { isPartRequired } from './fieldParts.ts';
import { partIds } from './formValues.ts';
import { isAmount, isDate, isPhone, isTime } from './isRightText.ts';

/** The example address in an error message. */
const SAMPLE_ADDRESS = 'user@domain.com';

/** Digits of any script with any language's separators. */
const NUMBER = /^[-+−]?\s*[.,]?\p{Nd}[\p{Nd}\s.,'’٬٫]*$/u;

/** The field's error, or `null`. Blanks count as empty. */
export function validateField(
  field: FormField,
  values: FieldValues,
  formats: FormFormats,
  texts: FormTexts,
  emailRule: EmailRule = 'platform',
): string | null {
  const rule = fieldTypes[field.type].validate;
  if (rule === null) return null;
  const fault = field.required && isIncomplete(rule, field, values, formats) ? 'required' : faultOf(rule, field, values, emailRule);
  return fault && fill(texts[fault], { 0: field.title, email: SAMPLE_ADDRESS });
}

function faultOf(rule: FieldRule, { maxLength }: FormField, values: FieldValues, emailRule: EmailRule): keyof FormTexts | null {
  const value = values[''] ?? '';
  const text = value.trim();
  if (rule === 'length') return maxLength !== null && value.length > maxLength ? 'tooLong' : null;
  if (rule === 'email') return !text || isEmailAddress(text, emailRule) ? null : 'emailInvalid';
  if (rule === 'number') return !text || NUMBER.test(text) ? null : 'numberInvalid';
  if (rule === 'amount') return !text || isAmount(text) ? null : 'amountInvalid';
  if (rule === 'date') return isDate(values) ? null : 'dateInvalid';
  if (rule === 'time') return isTime(values) ? null : 'timeInvalid';
  return rule === 'phone' && !isPhone(values) ? 'phoneInvalid' : null;
}

function isIncomplete(rule: FieldRule, field: FormField, values: FieldValues, formats: FormFormats): boolean {
  if (rule === 'choices') return !field.options.some((option) => values[option]);
  const { kept } = fieldTypes[field.type];
  if (kept === 'text') return !values['']?.trim();
  const needed = partIds(field).filter((part) => isPartRequired(field, part, formats) && (field.parts?.includes(part) ?? true));
  return needed.some((part) => !values[part]?.trim());
}
