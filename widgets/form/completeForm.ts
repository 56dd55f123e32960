import { fieldTypes } from '../../src/commerce/model/formFieldType.ts';
import type { Form } from './model/form.ts';
import type { FormField } from './model/formField.ts';

/** Merges a served form with its JSON: the markup decides fields and looks, the JSON adds what markup lacks, such as hidden fields. */
export function completeForm(form: Form, described: Form): Form {
  const isServed = ({ id }: FormField) => form.fields.some((field) => field.id === id);
  const isUnseen = ({ type }: FormField) => fieldTypes[type].View === null;
  return {
    ...described,
    collectionId: described.collectionId ?? form.collectionId,
    objectName: described.objectName ?? form.objectName,
    captcha: described.captcha ?? form.captcha,
    fields: [
      ...form.fields.map((field) =>
        completeField(
          field,
          described.fields.find(({ id }) => id === field.id),
        ),
      ),
      ...described.fields.filter((field) => isUnseen(field) && !isServed(field)),
    ],
  };
}

function completeField(field: FormField, stated: FormField | undefined): FormField {
  if (!stated) return field;
  return {
    ...field,
    required: field.required || stated.required,
    maxLength: field.maxLength ?? stated.maxLength,
    currencySymbol: field.currencySymbol || stated.currencySymbol,
    /** Read when used, because scripts translate labels. */
    get title() {
      return field.title || stated.title;
    },
  };
}
