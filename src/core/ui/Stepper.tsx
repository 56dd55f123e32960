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
      {by < 0 ? '−' : '+'}
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
