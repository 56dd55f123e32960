import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import { matchVariant } from '../../src/commerce/rules/selection.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductHandle } from './ProductHandle.ts';

/** One product on the page as the page's own scripts reach it. */
export const createProductHandle = (products: ProductActions, productInstance: ProductInstanceId): ProductHandle => ({
  get state() {
    return products.get(productInstance);
  },
  get variant() {
    const state = products.get(productInstance);
    return state && matchVariant(state.product, state.selection);
  },
  choose: (option, value) => products.choose(productInstance, option, value),
  setQuantity: (quantity) => products.setQuantity(productInstance, String(quantity)),
  add: () => products.add(productInstance),
});
