import type { ComponentProps, ReactNode } from 'react';
import { useControl } from './useControl.ts';

/** In capitals a tag is nothing special to React, which else throws when the page has radio buttons of its own by the same name. */
const INPUT = 'INPUT' as 'input';

interface InputProps extends Omit<ComponentProps<'input'>, 'ref' | 'children'> {
  readonly field: string;
  readonly part: string;
  /** Of a radio button or a checkbox. */
  readonly choice?: string;
}

/** An input that is tied to its place in the form's state. */
export function Input({ field, part, choice, ...props }: InputProps): ReactNode {
  const node = useControl(field, part, choice ?? null);
  return <INPUT type="text" {...props} ref={node as React.RefObject<HTMLInputElement | null>} />;
}
