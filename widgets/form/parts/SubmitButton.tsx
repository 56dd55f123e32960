import { useRef, useLayoutEffect, type ReactNode } from 'react';
import { useFormState, useFormParts, useClasses } from './FormContext.ts';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';

interface SubmitButtonProps {
  readonly label: string;
  readonly alignment: string;
  readonly variant: string;
}

/** Shows the form's state by text and class, and keeps the focus. */
export function SubmitButton({ label, alignment, variant }: SubmitButtonProps): ReactNode {
  const status = useFormState((state) => state.status);
  const busy = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  useClasses(button, {
    none: !busy && status === 'editing',
    submitting: busy !== null && status !== 'succeeded',
    submitted: status === 'succeeded',
    error: status === 'failed',
  });
  return (
    <div className={`form-button-wrapper form-button-wrapper--align-${alignment || 'left'}`}>
      <button
        ref={button}
        type="submit"
        className={`form-submit-button sqs-button-element--${variant || 'primary'}`}
        aria-disabled={busy !== null || undefined}
      >
        <span className="form-submit-button-label">{busy ?? label}</span>
        <span className="form-submit-button-state">
          <span />
        </span>
      </button>
    </div>
  );
}

/** Shorter waits (ms) are not announced. */
const PATIENCE = 300;

export function useBusy(): string | null {
  const { texts } = useFormParts();
  const isLocked = useFormState((state) => state.locked);
  const isSaving = useFormState((state) => state.status === 'saving');
  const text = isSaving ? texts.saving : texts.submitting;
  const announce = useAnnounce();
  useLayoutEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => announce(text), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLocked, text, announce]);
  return isLocked ? text : null;
}
