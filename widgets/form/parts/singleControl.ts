import type { FieldProps } from './FieldProps.ts';

/** Stands in for a saved password. */
export const MASKED_PASSWORD = '__MASKED_FIELD__';

/**
 * Attributes of a field's only control.
 *
 * @param about ids of further descriptions
 */
export const singleControl = ({ field, state, descriptionId }: FieldProps, ...about: readonly (string | undefined)[]) => ({
  id: `${field.id}-field`,
  className: 'field-element',
  // The server's mask for a saved password.
  placeholder: (field.placeholder === MASKED_PASSWORD ? '••••••••' : field.placeholder) || undefined,
  'aria-required': field.required || undefined,
  'aria-invalid': state.isInvalid('') || undefined,
  'aria-describedby': [...about, descriptionId, state.id].filter(Boolean).join(' ') || undefined,
});
