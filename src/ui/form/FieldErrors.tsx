import type { ReactNode } from 'react';
import type { FieldErrorState } from './useFieldErrors';

/** What is wrong with a field, in words, where its controls can refer to it; nothing while all is well. */
export function FieldErrors({ state: { errors, id }, className }: { state: FieldErrorState; className: string }): ReactNode {
  if (errors.length === 0) return null;
  return (
    <div id={id}>
      {errors.map(({ text }) => (
        <p key={text} className={className}>
          {text}
        </p>
      ))}
    </div>
  );
}
