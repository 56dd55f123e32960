import type { ApiError } from '../api/ApiError';
import type { AddEntry } from '../model/addEntry';
import type { Cart } from '../model/cart';
import type { NewlyAdded } from '../model/newlyAdded';
import { fail, ok, type Result } from '../lib/result';
import type { ShopDeps } from './createShop';
import type { CartState } from './ShopState';

/** What the host answered to an add. */
export interface Added {
  readonly cart: Cart;
  readonly newlyAdded: NewlyAdded | null;
}

/**
 * What anyone can do with the cart: widgets, and pages through `Storefront.cart`. Nothing here throws or rejects: a failure is a
 * value whose `error.message` is fit to be shown. Writes go out one after the other, each once.
 */
export interface CartApi {
  /** The cart as last known; `null` when there is none. */
  get(): Cart | null;
  /** Reads the cart from the host; the last good cart stays when that fails. */
  load(): Promise<Result<Cart, ApiError>>;
  add(entry: AddEntry): Promise<Result<Added, ApiError>>;
  update(entryId: string, quantity: number): Promise<Result<Cart, ApiError>>;
  remove(entryId: string): Promise<Result<Cart, ApiError>>;
}

/** The same for the shop itself. */
export interface CartActions extends CartApi {
  /** `isExpress` asks for a cart of this line alone, for express checkout. */
  add(entry: AddEntry, options?: { readonly isExpress?: boolean }): Promise<Result<Added, ApiError>>;
  /** Settles that there is no cart to be read, which lets the add buttons appear. */
  settle(): void;
}

export function createCartActions({ store, api, emit, settings }: Pick<ShopDeps, 'store' | 'api' | 'emit' | 'settings'>): CartActions {
  /** Counts what was asked of the host, so that the answer to an older question never overwrites a newer one. */
  let asked = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let writes = 0;

  const set = (change: Partial<CartState>) => store.setState((state) => ({ cart: { ...state.cart, ...change } }));

  const accept = (cart: Cart) => {
    set({ cart, status: 'loaded', error: null, settled: true });
    emit('cart-change', { scope: null, cart });
  };

  const write = async <Value>(send: () => Promise<Result<Value, ApiError>>, cartOf: (value: Value) => Cart | null): Promise<Result<Value, ApiError>> => {
    writes += 1;
    set({ recalculating: true });
    const turn = writing.then(send);
    writing = turn;
    const answer = await turn;
    writes -= 1;
    set({ recalculating: writes > 0 });
    const cart = answer.ok ? cartOf(answer.value) : null;
    if (cart) {
      asked += 1;
      accept(cart);
    } else if (!answer.ok && isUncertain(answer.error)) {
      // The host may have done it all the same: ask what is true before anyone tries again.
      void load();
    }
    return answer;
  };

  const load = async (): Promise<Result<Cart, ApiError>> => {
    const question = (asked += 1);
    set({ status: 'loading' });
    const answer = await api.cart.load(settings.cartQuery);
    if (question !== asked) return answer;
    if (answer.ok) accept(answer.value);
    else set({ status: 'failed', error: answer.error.message, settled: true });
    return answer;
  };

  return {
    get: () => store.getState().cart.cart,
    load,
    settle: () => set({ settled: true }),
    async add(...given) {
      const answer = await write(
        () => api.cart.addEntry(...given),
        (value) => value.shoppingCart,
      );
      return answer.ok ? ok({ cart: answer.value.shoppingCart, newlyAdded: answer.value.newlyAdded }) : fail(answer.error);
    },
    async update(entryId, quantity) {
      const answer = await write(
        () => api.cart.updateQuantity(entryId, quantity),
        (value) => value.shoppingCart,
      );
      return answer.ok ? ok(answer.value.shoppingCart) : fail(answer.error);
    },
    async remove(entryId) {
      const answer = await write(
        () => api.cart.removeEntry(entryId),
        (value) => value.shoppingCart ?? null,
      );
      if (!answer.ok) return fail(answer.error);
      // A host may only confirm; then it is asked what is left.
      return answer.value.shoppingCart ? ok(answer.value.shoppingCart) : load();
    },
  };
}

/** Whether a failed write may have reached the host: no answer came, or none that says what became of it. */
function isUncertain(error: ApiError): boolean {
  return error.kind === 'timeout' || error.kind === 'schema' || error.kind === 'offline' || (error.status ?? 0) >= 500;
}
