import type { FormField } from '../model/formField.ts';
import { fieldParts } from '../engine/fieldParts.ts';
import { useFormParts, useFormState } from './FormContext.ts';

export interface FieldProps {
  readonly field: FormField;
  readonly state: FieldErrorState;
  /** The id of the description, if there is one. */
  readonly descriptionId: string | undefined;
}

export interface FieldErrorState {
  readonly errors: readonly { readonly text: string; readonly fromServer: boolean }[];
  /** Ids of the error elements, separated by blanks; `undefined` without errors. */
  readonly id: string | undefined;
  /** In a field with several parts the missing ones are invalid, else all. */
  isInvalid(part: string): boolean;
}

const NONE: FieldErrorState['errors'] = [];

/** The errors of a field. */
export function useFieldErrors(field: FormField): FieldErrorState {
  const { fields, formats, texts, uid } = useFormParts();
  const errors = useFormState((state) => state.errors[field.id] ?? NONE);
  const values = useFormState((state) => state.values[field.id]);
  const missing =
    errors.length === 0
      ? []
      : fieldParts(field, formats, texts).filter(({ id, required }) => id !== null && required && !values?.[id]?.trim());
  return {
    errors,
    id: errors.map((_, index) => `${uid}e${fields.indexOf(field)}-${index}`).join(' ') || undefined,
    isInvalid: (part) => errors.length > 0 && (missing.length === 0 || missing.some(({ id }) => id === part)),
  };
}
