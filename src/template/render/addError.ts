import type { TemplateError } from '../TemplateError.ts';

/** Limits memory for a template that fails everywhere. */
const MAX_ERRORS = 200;

/** Adds an error if there is room; the last one of a full list stands for the further ones. */
export function addError(errors: TemplateError[], create: () => TemplateError): void {
  if (errors.length < MAX_ERRORS) errors.push(create());
  else if (errors.length === MAX_ERRORS)
    errors.push({ ...create(), code: 'error-limit', message: `More than ${MAX_ERRORS} errors: the others are not told.` });
}
