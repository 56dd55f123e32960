import { fieldParts } from '../engine/fieldParts.ts';
import type { FormField } from '../model/formField.ts';
import { useFormParts, useFormState } from './FormContext.ts';

export interface FieldErrorState {
  readonly errors: readonly { readonly text: string; readonly fromServer: boolean }[];
  /** The ids of the elements that say what is wrong, separated by blanks, while something is. */
  readonly id: string | undefined;
  /** Whether this part is to be mended: of a field of several parts those that are missing, else all. */
  isInvalid(part: string): boolean;
}

const NONE: FieldErrorState['errors'] = [];

/** What is wrong with a field. */
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
