import type { ApiError } from '../api/ApiError.ts';
import type { Report } from '../errors/createReport.ts';
import type { Result } from '../lib/result.ts';
import { subscribeLater } from '../lib/subscribeLater.ts';
import { notRunning } from './notRunning.ts';
import type { CartApi } from '../shop/CartApi.ts';
import type { CartState } from '../shop/ShopState.ts';
import { callByName, forwardChanges } from '../shop/forwardChanges.ts';

/**
 * The cart as pages reach it, also before it is loaded: each call waits for it. Nothing rejects: a shop that cannot be loaded, or was
 * stopped meanwhile, is a failure of kind `aborted`.
 * @param running the cart of the running shop, which is woken for it; `null` when there is none
 * @param current the same, if it is there already
 */
export function createCartFacade(running: () => Promise<CartApi | null>, current: () => CartApi | undefined, report: Report): CartApi {
  const call = async <Value>(run: (cart: CartApi) => Promise<Result<Value, ApiError>>): Promise<Result<Value, ApiError>> => {
    const cart = await running();
    return cart ? run(cart) : notRunning();
  };
  return {
    get: () => current()?.get() ?? null,
    load: () => call((cart) => cart.load()),
    ...forwardChanges((name, given) => call((cart) => callByName(cart, name, given))),
    flush: async () => current()?.flush(),
    subscribe: (listener) =>
      subscribeLater<CartState>(
        running().then((cart) => cart && ((tell) => cart.subscribe(tell))),
        listener,
        (error) => report(error, { part: 'listener' }),
      ),
  };
}
