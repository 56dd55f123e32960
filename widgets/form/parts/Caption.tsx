import type { ReactNode } from 'react';

/** What one of a group's controls is called, around the control and the empty nodes that themes draw its line with. */
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
