import type { Wire } from '../core/wire/createWire.ts';
import { createCartWire } from '../../widgets/cart/calls.ts';
import { createItemsApi } from '../../widgets/product/calls/items.ts';
import { createSubscriptionApi } from '../../widgets/product/calls/subscription.ts';
import { createBuyingActions, type BuyingActions, type BuyingDeps } from '../../widgets/product/buyingActions.ts';
import { createCartRunner, type CartRunner } from '../../widgets/cart/engine/createCartRunner.ts';
import type { AskedAdd, CartDeps } from '../../widgets/cart/CartDeps.ts';
import type { ApiError } from '../core/wire/ApiError.ts';

export { followAdds, measureFirstAdd } from '../../widgets/cart/followAdds.ts';

export interface Work {
  readonly cart: CartRunner;
  readonly buying: BuyingActions;
}

/** The stores of cart and products. */
export interface WorkDeps {
  readonly cart: CartDeps;
  readonly buying: Omit<BuyingDeps, 'api' | 'cart' | 'cartNow' | 'readPlan' | 'readStock' | 'canChoose'>;
}

/** The chunk that a click on an add button needs beside the wire: cart writes and buying. */
export function createWork(deps: WorkDeps, page: Pick<BuyingDeps, 'readPlan' | 'canChoose'>, wire: Wire): Work {
  const onAddRefused = (asked: AskedAdd, error: ApiError) => {
    if (error.kind !== 'http') return;
    import('./reportRefusedAdd.ts').then((part) => part.reportRefusedAdd(asked, error, deps)).catch(deps.cart.onError);
  };
  const cart = createCartRunner({ ...deps.cart, onAddRefused, api: { cart: wire.use(createCartWire) } });
  const cartNow = () => deps.cart.store.getState().cart;
  const api = { items: wire.use(createItemsApi), subscription: wire.use(createSubscriptionApi) };
  // Few pages ask for it.
  const readStock: BuyingDeps['readStock'] = (productKey) =>
    import('../../widgets/product/readStock.ts').then((part) => part.readStock(deps.buying.store, wire, productKey)).catch(() => []);
  return { cart, buying: createBuyingActions({ ...deps.buying, ...page, api, cart, cartNow, readStock }) };
}
