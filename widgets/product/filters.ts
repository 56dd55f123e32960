import type { FilterProduct } from '../../src/commerce/model/filterProduct.ts';
import type { Money } from '../../src/money/money.ts';

/** Filters of what the parts of a product show. */
export interface ProductFilters {
  /** The price of what is chosen. The server's own stays until the visitor has chosen something, another quantity too. */
  price: {
    readonly value: {
      readonly current: string;
      /** The struck price; '' where it is not on sale. */
      readonly original: string;
      /** Before and after both. */
      readonly prefix: string;
      readonly suffix: string;
    };
    readonly detail: FilterProduct & {
      /** Of one piece; `null`: not on sale. */
      readonly amounts: { readonly current: Money; readonly original: Money | null };
      /** An amount as the site writes money, so many times; '' for `null`. */
      readonly format: (amount: Money | null, times?: number) => string;
    };
  };
  /**
   * The values of an option, in order: a filter may leave out, order and label them. Pickers that the server has rendered keep its order.
   * A chosen value stays.
   */
  choices: {
    readonly value: readonly { readonly value: string; readonly label: string }[];
    readonly detail: FilterProduct & {
      readonly option: string;
      /** Values that lead to a variant which is sold out, with what else is chosen. */
      readonly soldOut: readonly string[];
      /** Values without a variant, with what else is chosen. */
      readonly missing: readonly string[];
    };
  };
  /** The label "sale" or "sold out", where the server has rendered none; '' shows none. */
  mark: {
    readonly value: string;
    readonly detail: FilterProduct & { readonly kind: 'sale' | 'sold-out' | null };
  };
}
