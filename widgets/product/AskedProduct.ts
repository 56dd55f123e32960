import type { ProductState } from './ProductState.ts';

/** What the visitor asked for, as chosen at the press. */
export interface AskedProduct extends Pick<ProductState, 'product' | 'selection' | 'quantityText' | 'choice'> {
  /** By its place in each variant's `pricingOptions`; `null`: bought once; `undefined`: the page shows a subscription that cannot be known. */
  readonly plan: number | null | undefined;
}
