import type { Variant } from '../../src/commerce/model/variant.ts';
import type { ProductState } from './ProductState.ts';

/** One product on the page, for the theme's scripts. */
export interface ProductHandle {
  readonly state: ProductState | null;
  /** The selected variant, or `null`. */
  readonly variant: Variant | null;
  /** '' clears the choice. */
  choose(option: string, value: string): void;
  setQuantity(quantity: number | string): void;
  /** Same as a click on the button. */
  add(): Promise<void>;
}
