import type { FormField } from '../model/formField.ts';
import type { FormFormats } from '../../../src/commerce/model/formFormats.ts';
import type { EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';
import type { FormTexts } from '../formTexts.ts';
import type { FieldError, FormErrors } from './FormState.ts';
import type { FormValues } from './formValues.ts';
import { validateField } from './validateField.ts';

export function validateFields(
  fields: readonly FormField[],
  values: FormValues,
  formats: FormFormats,
  texts: FormTexts,
  emailRule?: EmailRule,
): FormErrors {
  const errors = noErrors();
  for (const field of fields) {
    const text = validateField(field, values[field.id] ?? {}, formats, texts, emailRule);
    if (text !== null) errors[field.id] = [{ text, fromServer: false }];
  }
  return errors;
}

export const noErrors = () => Object.create(null) as Record<string, readonly FieldError[]>;
