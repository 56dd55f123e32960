import type { ComponentProps, ReactNode } from 'react';
import { useControl } from './useControl.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'ref' | 'children'> {
  readonly field: string;
  readonly part: string;
  readonly choice?: string;
}

export function Input({ field, part, choice, ...props }: InputProps): ReactNode {
  const node = useControl(field, part, choice ?? null);
  return <input type="text" {...props} ref={node as React.RefObject<HTMLInputElement | null>} />;
}

export function Caption({ control, label, children }: { control: string; label: string; children: ReactNode }): ReactNode {
  return (
    <label className="caption" htmlFor={control}>
      {children}
      <span className="form-input-effects">
        <span className="form-input-effects-border" />
      </span>
      <span className="caption-text">{label}</span>
    </label>
  );
}
