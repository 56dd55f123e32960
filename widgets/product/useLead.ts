import { useEffect } from 'react';
import type { ProductState } from './ProductState.ts';
import { useProductSettings } from './useProducts.ts';

/**
 * Leads the focus to what is in the way of an add once the visitor has read of it: at once where no alert is shown.
 * @param isHere whether that can be mended in this widget
 * @param find what takes the focus; `null`: nothing that can be seen
 */
export function useLead(state: ProductState | null, isHere: boolean, find: () => HTMLElement | null): void {
  const { showsErrorsInline } = useProductSettings();
  const isRead = state !== null && state.refusedFor !== null && (showsErrorsInline || state.notice === null);
  useEffect(() => {
    if (!isRead || !isHere) return;
    // After the alert, which gives the focus back to where it was.
    const timer = setTimeout(() => find()?.focus());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal, not again when something else changes
  }, [isRead]);
}
