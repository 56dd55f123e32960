import { createApi, type Api, type ApiOptions } from './createApi.ts';
import { createBuyingActions, type BuyingActions, type BuyingDeps } from '../../widgets/product/buyingActions.ts';
import { createCartRunner, type CartRunner } from '../../widgets/cart/engine/createCartRunner.ts';
import type { CartDeps } from '../../widgets/cart/CartDeps.ts';

export interface Work {
  readonly api: Api;
  readonly cart: CartRunner;
  readonly buying: BuyingActions;
}

/** The stores of cart and products. */
export interface WorkDeps {
  readonly cart: CartDeps;
  readonly buying: Omit<BuyingDeps, 'api' | 'cart' | 'cartNow' | 'readPlan'>;
}

/**
 * The one chunk that a click needs: the wire, cart writes, and buying.
 *
 * @param api replaces the wire to the platform
 */
export function createWork(deps: WorkDeps, readPlan: BuyingDeps['readPlan'], options: ApiOptions, api: Api = createApi(options)): Work {
  const cart = createCartRunner({ ...deps.cart, api });
  const cartNow = () => deps.cart.store.getState().cart;
  return { api, cart, buying: createBuyingActions({ ...deps.buying, readPlan, api, cart, cartNow }) };
}
