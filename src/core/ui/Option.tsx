import type { ReactNode } from 'react';

interface OptionProps {
  readonly value: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Its value is always an attribute, because texts change (a sold-out mark, a translator); Preact leaves out a value equal to the text. */
export function Option({ value, disabled, children }: OptionProps): ReactNode {
  return (
    <option ref={(option) => option?.setAttribute('value', value)} value={value} disabled={disabled}>
      {children}
    </option>
  );
}
