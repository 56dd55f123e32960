import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { matchVariant } from '../../src/commerce/rules/selection.ts';
import type { ProductActions } from './productActions.ts';
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

export const createProductHandle = (products: ProductActions, productKey: ProductKey): ProductHandle => ({
  get state() {
    return products.get(productKey);
  },
  get variant() {
    const state = products.get(productKey);
    return state && matchVariant(state.product, state.selection);
  },
  choose: (option, value) => products.choose(productKey, option, value),
  setQuantity: (quantity) => products.setQuantity(productKey, String(quantity)),
  add: () => products.add(productKey),
});
