import { useEffect } from 'react';
import type { ProductState } from './ProductState.ts';
import { useProductSettings } from './useProducts.ts';

/**
 * Focuses what a refused add lacks, after the visitor has closed the alert.
 *
 * @param isHere whether this widget can correct it
 *
 * @param find returns the element to focus; `null`: nothing visible
 */
export function useFocusOnError(state: ProductState | null, isHere: boolean, find: () => HTMLElement | null): void {
  const { errors } = useProductSettings();
  const isRead = state !== null && state.refusedFor !== null && (errors === 'inline' || state.notice === null);
  useEffect(() => {
    if (!isRead || !isHere) return;
    // After the alert has restored the focus.
    const timer = setTimeout(() => find()?.focus());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal, not again when something else changes
  }, [isRead]);
}
