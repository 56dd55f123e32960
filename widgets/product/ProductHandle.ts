import type { Variant } from '../../src/commerce/model/variant.ts';
import type { ProductState } from './ProductState.ts';

/** One product on the page, for scripts of the theme. */
export interface ProductHandle {
  readonly state: ProductState | null;
  /** The selected variant, or `null`. */
  readonly variant: Variant | null;
  /** Chooses a value of an option; '' takes the choice back. */
  choose(option: string, value: string): void;
  setQuantity(quantity: number | string): void;
  /** Adds what is chosen, as a click on the button does. */
  add(): Promise<void>;
}
