import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import { matchVariant } from '../../src/commerce/rules/selection.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductHandle } from './ProductHandle.ts';

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
