import type { ProductState } from '../ProductState.ts';

/** Whether the visitor has chosen something that the server's own words may not be about. */
export const hasChosen = (state: Pick<ProductState, 'selection' | 'plan'> | null): boolean =>
  state !== null && (state.plan !== null || Object.keys(state.selection).length > 0);
