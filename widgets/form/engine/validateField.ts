import type { FormField } from '../model/formField.ts';
import type { FormFormats } from '../../../src/commerce/model/formFormats.ts';
import { isEmailAddress, type EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';
import type { FormTexts } from '../formTexts.ts';
import type { FieldError, FormErrors } from './FormState.ts';
import { partIds, type FormValues } from './formValues.ts';
import type { FieldRule, FieldValues } from '../../../src/commerce/model/FieldType.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { isPartRequired } from './fieldParts.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';

export function validateFields(
  fields: readonly FormField[],
  values: FormValues,
  formats: FormFormats,
  texts: FormTexts,
  emailRule?: EmailRule,
): FormErrors {
  const errors = noErrors();
  for (const field of fields) {
    const wording = wordingFor(field, values[field.id] ?? {}, formats, texts, emailRule);
    if (wording)
      errors[field.id] = [{ text: filled(wording, field), fromServer: false, ...(wording.includes(TITLE) && { hasTitle: true }) }];
  }
  return errors;
}

export const noErrors = () => withoutInherited<Record<string, readonly FieldError[]>>({});

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
  emailRule?: EmailRule,
): string | null {
  const wording = wordingFor(field, values, formats, texts, emailRule);
  return wording && filled(wording, field);
}

/** The place of the field's title in a site's own wording. */
const TITLE = '{0}';

const filled = (wording: string, { title }: FormField): string => fill(wording, { 0: title, email: SAMPLE_ADDRESS });

/** The error's wording with its places, or `null`. */
function wordingFor(
  field: FormField,
  values: FieldValues,
  formats: FormFormats,
  texts: FormTexts,
  emailRule: EmailRule = 'platform',
): string | null {
  const rule = fieldTypes[field.type].validate;
  if (rule === null) return null;
  const fault = field.required && isIncomplete(rule, field, values, formats) ? 'required' : faultOf(rule, field, values, emailRule);
  return fault && texts[fault];
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

const DIGIT = /\p{Nd}/u;
/** Digits and separators, with an optional extension at the end. */
const PHONE = /^[^\p{L}]+(?:\p{L}{1,12}\.?\s{0,3}\p{Nd}{1,8}\s*)?$/u;

/** Formats of amounts vary too much to require more than a digit. */
const isAmount = (text: string): boolean => DIGIT.test(text);

/** Parts of an optional date may be missing. */
function isDate(values: FieldValues): boolean {
  const [month, day, year] = ['Month', 'Day', 'Year'].map((part) => values[part]?.trim() ?? '') as [string, string, string];
  if (!isWithin(month, 1, 12) || !isWithin(day, 1, 31) || !isWithin(year, 0, 9999)) return false;
  if (!month || !day || Number.isNaN(Number(month + day + year))) return true;
  // A leap year, for dates without year.
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  if (year) date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCDate() === Number(day);
}

const isTime = (values: FieldValues): boolean =>
  Object.entries({ Hour: 24, Minute: 59, Second: 59 }).every(([part, most]) => isWithin(values[part]?.trim() ?? '', 0, most));

/** Checks each filled part. */
const isPhone = (values: FieldValues): boolean =>
  Object.values(values).every((part) => !part.trim() || (DIGIT.test(part) && PHONE.test(part.trim())));

/** JavaScript cannot parse digits of other scripts, so only their count is checked: no more than the greatest number has. */
function isWithin(text: string, least: number, most: number): boolean {
  const number = Number(text);
  const digits = new RegExp(`^\\p{Nd}{1,${String(most).length}}$`, 'u');
  return !text || (digits.test(text) && !(number < least || number > most));
}
