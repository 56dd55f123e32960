import type { FormField } from '../model/formField.ts';
import type { FieldErrorState } from './useFieldErrors.ts';

export interface FieldProps {
  readonly field: FormField;
  readonly state: FieldErrorState;
  /** The id of the description, if there is one. */
  readonly descriptionId: string | undefined;
}
