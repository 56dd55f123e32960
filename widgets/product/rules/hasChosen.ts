import type { ProductState } from '../ProductState.ts';

/** Whether the visitor has chosen something that the server's own words may not be about. */
export const hasChosen = (state: Pick<ProductState, 'selection' | 'plan'> | null): boolean =>
  state !== null && (state.plan !== null || Object.keys(state.selection).length > 0);

/** Whether the server's price may no longer be right: what is chosen may have another, and for a filter another quantity too. */
export const changesPrice = (
  state: Pick<ProductState, 'selection' | 'plan' | 'quantityText'> | null,
  filterOf: (name: 'price') => unknown,
): boolean => hasChosen(state) || (state !== null && state.quantityText !== '1' && filterOf('price') !== null);
