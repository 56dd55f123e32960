import { ApiError } from '../api/ApiError';
import { fail } from '../lib/result';
import type { Cart } from '../model/cart';
import type { CartActions, CartApi, Changed } from './CartApi';
import type { CartTask } from './CartTask';
import type { CartEdits } from './createCartEdits';
import { createCartQueue } from './createCartQueue';
import type { ShopDeps } from './createShop';
import { quantityInCart } from './quantityInCart';

/** The cart of this page. What only editing needs is loaded with the first edit, or ahead of it. */
export function createCartActions(deps: ShopDeps): CartActions {
  const { store, api } = deps;
  const queue = createCartQueue(deps);
  let edits: CartEdits | null = null;
  let loading: Promise<CartEdits> | null = null;

  const loadEdits = (): Promise<CartEdits> => {
    loading ??= import('./createCartEdits').then(({ createCartEdits }) => (edits = createCartEdits(queue, deps)));
    loading.catch(() => (loading = null));
    return loading;
  };
  /** At once when it can be, so that the edit is shown at once. */
  const edit = (run: (ready: CartEdits) => Changed): Changed =>
    edits ? run(edits) : loadEdits().then(run, (cause: unknown) => fail(new ApiError('offline', 'Network Error', { cause })));

  const add: CartApi['add'] = (entry, { isExpress = false, onWaiting } = {}) => {
    const countIn = (cart: Cart | null) => quantityInCart(cart, entry.itemId, entry);
    const task: CartTask = {
      intent: { kind: 'add', entry },
      send: () => api.cart.addEntry(entry, { isExpress }),
      // Of an express cart nothing is left but this line.
      isDone: (cart, before) => countIn(cart) >= entry.quantity + (isExpress ? 0 : countIn(before)),
      onWaiting,
    };
    const run = () => queue.run(task);
    // An edit that the visitor made before may still be on its way here.
    return edits || !loading ? run() : loading.then(run, run);
  };

  return {
    get: () => store.getState().cart.cart,
    load: queue.load,
    add,
    update: (...given) => edit((ready) => ready.update(...given)),
    remove: (...given) => edit((ready) => ready.remove(...given)),
    undo: (...given) => edit((ready) => ready.undo(...given)),
    updateFields: (...given) => edit((ready) => ready.updateFields(...given)),
    applyCoupon: (...given) => edit((ready) => ready.applyCoupon(...given)),
    removeCoupon: (...given) => edit((ready) => ready.removeCoupon(...given)),
    setShippingLocation: (...given) => edit((ready) => ready.setShippingLocation(...given)),
    selectShippingOption: (...given) => edit((ready) => ready.selectShippingOption(...given)),
    subscribe: (listener) =>
      store.subscribe(({ cart }, before) => {
        if (cart !== before.cart) listener(cart);
      }),
    flush: queue.flush,
    settle: () => queue.show({ settled: true }),
    prepare: () => void loadEdits().catch(() => undefined),
    resume: queue.resume,
    dismissNotice: () => queue.show({ notice: null, couponError: null }),
    forget: (entryId) => edits?.forget(entryId),
    stop: queue.stop,
  };
}
