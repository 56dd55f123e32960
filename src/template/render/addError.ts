import type { TemplateError } from '../TemplateError.ts';

/** So many faults tell an author enough; a template that fails everywhere would else fill the memory with them. */
const MAX_ERRORS = 200;

/** Makes an error and adds it to a list, if there is room for it; the last error of a full list says that there are more. */
export function addError(errors: TemplateError[], create: () => TemplateError): void {
  if (errors.length < MAX_ERRORS) errors.push(create());
  else if (errors.length === MAX_ERRORS)
    errors.push({ ...create(), code: 'error-limit', message: `More than ${MAX_ERRORS} errors: the others are not told.` });
}
