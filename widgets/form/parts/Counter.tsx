import type { ReactNode } from 'react';
import type { FormField } from '../model/formField.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useFormParts, useFormState } from './FormContext.ts';

/** Announced with the text on focus, not at every key. */
export function Counter({ field: { id, maxLength: max } }: { field: FormField }): ReactNode {
  const { texts } = useFormParts();
  const count = useFormState((state) => state.values[id]?.['']?.length ?? 0);
  if (max === null) return null;
  return (
    <div id={`${id}-counter`} className={`character-count${count > max ? ' error' : ''}`}>
      {fill(texts.counter, { count, max })}
    </div>
  );
}
