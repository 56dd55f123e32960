import type { FormField } from '../model/formField.ts';
import type { FieldErrorState } from './useFieldErrors.ts';

/** What every kind of field is given. */
export interface FieldProps {
  readonly field: FormField;
  readonly state: FieldErrorState;
  /** The id of the field's description, when it has one. */
  readonly descriptionId: string | undefined;
}
