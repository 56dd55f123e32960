import type { Send } from '../../src/core/wire/createSend.ts';
import { createWire, type CreateCalls, type Wire, type WireOptions } from '../../src/core/wire/createWire.ts';
import { createAccountApi, type AccountApi } from '../../widgets/account/calls.ts';
import { createCartWire, type CartWire } from '../../widgets/cart/calls.ts';
import { createFormCalls } from '../../widgets/form/calls/createFormCalls.ts';
import type { FormWire } from '../../widgets/form/calls/createFormCalls.ts';
import { createItemsApi, type ItemsApi } from '../../widgets/product/calls/items.ts';
import { createStockApi, type StockApi } from '../../widgets/product/calls/stock.ts';
import { createSubscriptionApi, type SubscriptionApi } from '../../widgets/product/calls/subscription.ts';

/** The calls of all features, one part per resource. */
export interface Api extends FormWire {
  readonly account: AccountApi;
  readonly cart: CartWire;
  readonly stock: StockApi;
  readonly subscription: SubscriptionApi;
  readonly items: ItemsApi;
  /** A call that a widget makes of its own accord. */
  readonly send: Send;
}

/** The calls of all features on one wire, as on a page that has loaded every one of them. */
export function createApi(options: WireOptions = {}): Api {
  const { send, use } = createWire(options);
  return {
    ...use(createFormCalls),
    account: use(createAccountApi),
    cart: use(createCartWire),
    stock: use(createStockApi),
    subscription: use(createSubscriptionApi),
    items: use(createItemsApi),
    send,
  };
}

/** A wire on which every feature makes the calls of `api` in place of its own. */
export function wireOf(api: Api): Wire {
  const calls = new Map<unknown, unknown>([
    [createAccountApi, api.account],
    [createCartWire, api.cart],
    [createFormCalls, api],
    [createItemsApi, api.items],
    [createStockApi, api.stock],
    [createSubscriptionApi, api.subscription],
  ]);
  return { send: api.send, use: <Calls>(create: CreateCalls<Calls>) => calls.get(create) as Calls };
}
