import type { FieldProps } from './FieldProps.ts';

/** Stands in a field for a password that is kept but not shown. */
export const MASKED_PASSWORD = '__MASKED_FIELD__';

/** What every control has that is the only one of its field. @param about ids of what else is to be said of it */
export const singleControl = ({ field, state, descriptionId }: FieldProps, ...about: readonly (string | undefined)[]) => ({
  id: `${field.id}-field`,
  className: 'field-element',
  // What the server writes in place of a password that it keeps to itself.
  placeholder: (field.placeholder === MASKED_PASSWORD ? '••••••••' : field.placeholder) || undefined,
  'aria-required': field.required || undefined,
  'aria-invalid': state.isInvalid('') || undefined,
  'aria-describedby': [...about, descriptionId, state.id].filter(Boolean).join(' ') || undefined,
});
