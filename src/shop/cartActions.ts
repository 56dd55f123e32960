import { ApiError } from '../api/ApiError.ts';
import { fail } from '../lib/result.ts';
import type { CartActions } from './CartApi.ts';
import type { CartWriter } from './createCartWriter.ts';
import { createKnownCart } from './createKnownCart.ts';
import type { ShopDeps } from './createShop.ts';
import { forwardChanges, type CartChanges, type ChangeOutcome } from './forwardChanges.ts';

/** How long a reading of the cart may take, in ms. */
const READ_DEADLINE_MS = 10_000;

/** The cart of this page. What only changes need is loaded with the first one, or ahead of it. */
export function createCartActions(deps: ShopDeps): CartActions {
  const { store, loadCartWriter } = deps;
  const known = createKnownCart(deps);
  let writer: CartWriter | null = null;
  let loading: Promise<CartWriter> | null = null;
  let isStopped = false;

  const loadWriter = (): Promise<CartWriter> => {
    loading ??= loadCartWriter().then(({ createCartWriter }) => (writer = createCartWriter(known, deps)));
    loading.catch(() => (loading = null));
    return loading;
  };
  /** At once when it can be, so that the change is shown at once. */
  const change = async (name: keyof CartChanges, given: readonly unknown[]): ChangeOutcome => {
    if (writer) return writer.change(name, given);
    try {
      const loaded = await loadWriter();
      return isStopped ? fail(new ApiError('aborted', 'Request aborted')) : loaded.change(name, given);
    } catch (cause) {
      return fail(new ApiError('offline', 'Network Error', { cause }));
    }
  };

  return {
    ...forwardChanges(change),
    get: () => store.getState().cart.cart,
    load: (deadlineMs = READ_DEADLINE_MS) => (writer ?? known).read(deadlineMs),
    subscribe: (listener) =>
      store.subscribe(({ cart }, before) => {
        if (cart !== before.cart) listener(cart);
      }),
    flush: async () => (await loading?.catch(() => null))?.flush(),
    settle: () => known.show({ settled: true }),
    prepare: () => void loadWriter().catch(() => undefined),
    resume: () => writer?.resume(),
    dismissNotice: () => known.show({ notice: null, couponError: null }),
    forget: (entryId) => writer?.forget(entryId),
    stop() {
      isStopped = true;
      writer?.stop();
    },
  };
}
