import { type ReactNode } from 'react';

/** The sign on buttons that take something away; they have a name of their own. */
export const RemoveIcon = (): ReactNode => (
  <svg viewBox="0 0 9 9" width={14} height={14} aria-hidden="true">
    <path d="m1 1 7 7m0-7-7 7" stroke="currentColor" />
  </svg>
);
