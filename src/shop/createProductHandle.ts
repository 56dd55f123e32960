import type { ScopeId } from '../events/events.ts';
import { matchVariant } from '../rules/matchVariant.ts';
import type { Shop } from './createShop.ts';
import type { ProductHandle } from './ProductHandle.ts';

/** One product on the page as the page's own scripts reach it. */
export const createProductHandle = ({ products }: Pick<Shop, 'products'>, scope: ScopeId): ProductHandle => ({
  get state() {
    return products.get(scope);
  },
  get variant() {
    const state = products.get(scope);
    return state && matchVariant(state.product, state.selection);
  },
  choose: (option, value) => products.choose(scope, option, value),
  setQuantity: (quantity) => products.setQuantity(scope, String(quantity)),
  add: () => products.add(scope),
});
