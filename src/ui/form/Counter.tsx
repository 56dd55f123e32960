import type { ReactNode } from 'react';
import type { FormField } from '../../model/formField.ts';
import { fill } from '../../text/fill.ts';
import { useFormParts, useFormState } from './FormContext.ts';

interface CounterProps {
  readonly field: FormField;
  /** Not before something is written: what nobody has touched yet does not move. */
  readonly isLate?: boolean;
}

/** How much of a long text is written, and of how much (spec §5); read out with the text, not at every key. */
export function Counter({ field: { id, maxLength: max }, isLate = false }: CounterProps): ReactNode {
  const { texts } = useFormParts();
  const count = useFormState((state) => state.values[id]?.['']?.length ?? 0);
  if (max === null || (isLate && count === 0)) return null;
  return (
    <div id={`${id}-counter`} className={`character-count${count > max ? ' error' : ''}`}>
      {fill(texts.counter, { count, max })}
    </div>
  );
}
