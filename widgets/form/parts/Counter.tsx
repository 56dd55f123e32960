import type { ReactNode } from 'react';
import type { FormField } from '../model/formField.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useFormParts, useFormState } from './FormContext.ts';

/** How much of a long text is written, and of how much (spec §5); read out with the text, not at every key. */
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
