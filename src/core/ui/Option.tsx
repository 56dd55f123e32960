import type { ReactNode } from 'react';

interface OptionProps {
  readonly value: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * A choice of a drop-down. Its value stands in the attribute also where the text says the same, for a text may change: a mark that it is
 * sold out, a translator's words. (Preact leaves a value out that the text says already.)
 */
export function Option({ value, disabled, children }: OptionProps): ReactNode {
  return (
    <option ref={(option) => option?.setAttribute('value', value)} value={value} disabled={disabled}>
      {children}
    </option>
  );
}
