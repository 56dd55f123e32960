import { createApi, type Api, type ApiOptions } from '../api/createApi.ts';
import { createBuyingActions, type BuyingActions, type BuyingDeps } from './buyingActions.ts';
import { createCartRunner, type CartRunner } from './cart/createCartRunner.ts';
import type { BuyingSettings } from './BuyingSettings.ts';
import type { CartSettings } from './cart/CartSettings.ts';
import type { ShopDeps } from './ShopDeps.ts';

/** What the shop works with as soon as the visitor does something. */
export interface Work {
  /** The wire. */
  readonly api: Api;
  readonly cart: CartRunner;
  readonly buying: BuyingActions;
}

/**
 * The one file that comes when a click is near: the wire, what writes the cart, and what buys.
 * @param api the wire where the caller has one of its own; left out: one to the platform, by `options`
 */
export function createWork(
  deps: ShopDeps<BuyingSettings & CartSettings> & Pick<BuyingDeps, 'readPlan'>,
  options: ApiOptions,
  api: Api = createApi(options),
): Work {
  const cart = createCartRunner({ ...deps, api });
  return { api, cart, buying: createBuyingActions({ ...deps, api, cart }) };
}
