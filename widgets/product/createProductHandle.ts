import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { matchVariant } from '../../src/commerce/rules/selection.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductHandle } from './ProductHandle.ts';

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
