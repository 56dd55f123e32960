import type { ShownEntry } from './page/cartPage.ts';

/** Filters of what the cart shows. */
export interface CartFilters {
  /** A line of the cart, on its page and in the mini cart. */
  'line-item': {
    readonly value: {
      readonly name: string;
      /** Chosen options and answers, a text each: "Size: M". */
      readonly details: readonly string[];
      readonly price: string;
    };
    readonly detail: { readonly entry: Omit<ShownEntry, 'item'> };
  };
}
