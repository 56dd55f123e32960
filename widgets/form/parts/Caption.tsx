import type { ReactNode } from 'react';

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
