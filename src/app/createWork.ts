import { createApi, type Api, type ApiOptions } from './createApi.ts';
import { createBuyingActions, type BuyingActions, type BuyingDeps } from '../../widgets/product/buyingActions.ts';
import { createCartRunner, type CartRunner } from '../../widgets/cart/engine/createCartRunner.ts';
import type { CartDeps } from '../../widgets/cart/CartDeps.ts';

/** What the shop works with as soon as the visitor does something. */
export interface Work {
  /** The wire. */
  readonly api: Api;
  readonly cart: CartRunner;
  readonly buying: BuyingActions;
}

/** What that is made with: the cart's and the products', each with its own store. */
export interface WorkDeps {
  readonly cart: CartDeps;
  readonly buying: Omit<BuyingDeps, 'api' | 'cart' | 'cartNow' | 'readPlan'>;
}

/**
 * The one file that comes when a click is near: the wire, what writes the cart, and what buys.
 * @param api the wire where the caller has one of its own; left out: one to the platform, by `options`
 */
export function createWork(deps: WorkDeps, readPlan: BuyingDeps['readPlan'], options: ApiOptions, api: Api = createApi(options)): Work {
  const cart = createCartRunner({ ...deps.cart, api });
  const cartNow = () => deps.cart.store.getState().cart;
  return { api, cart, buying: createBuyingActions({ ...deps.buying, readPlan, api, cart, cartNow }) };
}
