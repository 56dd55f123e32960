import type { ReactNode } from 'react';

interface StepperProps {
  /** The names of the buttons; read out. */
  readonly decrease: string;
  readonly increase: string;
  readonly isLeast?: boolean;
  readonly isMost: boolean;
  readonly isDisabled?: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** The input, which stays the way to type. */
  readonly children: ReactNode;
}

/** A quantity with a button on either side; dressed by the full look alone. */
export function Stepper({ decrease, increase, isLeast = false, isMost, isDisabled = false, onStep, children }: StepperProps): ReactNode {
  const renderButton = (by: 1 | -1, name: string, isAtLimit: boolean) => (
    <button
      type="button"
      className="storefront-button-quiet"
      aria-label={name}
      // Not `disabled`, so that it keeps the focus.
      aria-disabled={isAtLimit || undefined}
      disabled={isDisabled}
      onClick={() => isAtLimit || onStep(by)}
    >
      <svg viewBox="0 0 9 9" width={14} height={14} aria-hidden="true">
        <path d={by < 0 ? 'M1 4.5h7' : 'M1 4.5h7m-3.5-3.5v7'} stroke="currentColor" />
      </svg>
    </button>
  );
  return (
    <span className="storefront-stepper">
      {renderButton(-1, decrease, isLeast)}
      {children}
      {renderButton(1, increase, isMost)}
    </span>
  );
}
