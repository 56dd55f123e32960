import type { FilterProduct } from '../../commerce/model/filterProduct.ts';

/** Filters of what all features have. */
export interface CoreFilters {
  /** A text as it is shown or read out, its placeholders filled. */
  text: {
    readonly value: string;
    readonly detail: {
      /** As translators find it: `cart.empty`. */
      readonly key: string;
      /** The values in place of the text's placeholders. */
      readonly values: Readonly<Record<string, string | number>>;
      /** Left out where the text is of no product. */
      readonly product?: FilterProduct;
    };
  };
}
