import type { TemplateError } from '../TemplateError.ts';

/** So many faults tell an author enough; a template that fails everywhere would else fill the memory with them. */
const MAX_ERRORS = 200;

/** Faults in order, up to a number; the last one then says that there are more. */
export interface ErrorList {
  readonly errors: readonly TemplateError[];
  /** Makes and adds an error, if there is room for it. */
  add(create: () => TemplateError): void;
}

export function createErrorList(): ErrorList {
  const errors: TemplateError[] = [];
  return {
    errors,
    add(create) {
      if (errors.length < MAX_ERRORS) errors.push(create());
      else if (errors.length === MAX_ERRORS)
        errors.push({ ...create(), code: 'error-limit', message: `More than ${MAX_ERRORS} errors: the others are not told.` });
    },
  };
}
