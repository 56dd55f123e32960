import { useLayoutEffect } from 'react';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useFormParts, useFormState } from './FormContext.ts';

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
