import type { ReactNode } from 'react';
import type { FieldErrorState } from './useFieldErrors.ts';

export function FieldErrors({ state: { errors, id }, className }: { state: FieldErrorState; className: string }): ReactNode {
  const ids = id?.split(' ');
  return errors.map(({ text }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a platform may say the same twice
    <p key={index} id={ids?.[index]} className={className}>
      {text}
    </p>
  ));
}
