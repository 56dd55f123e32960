import type { ComponentProps, ReactNode } from 'react';
import { useControl } from './useControl.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'ref' | 'children'> {
  readonly field: string;
  readonly part: string;
  /** Of a radio button or a checkbox. */
  readonly choice?: string;
}

/** An input that is tied to its place in the form's state. */
export function Input({ field, part, choice, ...props }: InputProps): ReactNode {
  const node = useControl(field, part, choice ?? null);
  return <input type="text" {...props} ref={node as React.RefObject<HTMLInputElement | null>} />;
}
