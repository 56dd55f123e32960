import type { ApiError } from '../api/ApiError.ts';
import { ok, type Result } from '../lib/result.ts';
import type { Cart } from '../model/cart.ts';
import type { ShopDeps } from './createShop.ts';
import { keepSame } from './keepSame.ts';
import type { CartState } from './ShopState.ts';

/** How the cart is shown while it is being changed. */
export interface CartOverlay {
  /** Makes what is shown out of the last good cart. */
  show(good: Cart | null): Partial<CartState>;
  /** Called with every good cart, before anyone hears of it. */
  onAccept(good: Cart): void;
}

/** The cart as the host last told it. */
export interface KnownCart {
  /** The last good cart. */
  good(): Cart | null;
  /** Takes the host's cart as the good one; tells of it when it is another than before. */
  accept(cart: Cart): Cart;
  /** Asks the host for the cart. An answer that a newer one has overtaken changes nothing. */
  read(deadlineMs?: number): Promise<Result<Cart, ApiError>>;
  /** Shows the state anew, with this much of it changed. */
  show(change?: Partial<CartState>): void;
  setOverlay(overlay: CartOverlay): void;
}

export function createKnownCart({ store, api, emit, settings }: Pick<ShopDeps, 'store' | 'api' | 'emit' | 'settings'>): KnownCart {
  let good: Cart | null = null;
  /** Counts what was asked of the host, so that the answer to an older question never overwrites a newer one. */
  let asked = 0;
  let overlay: CartOverlay | null = null;

  const show: KnownCart['show'] = (change) =>
    store.setState(({ cart }) => ({ cart: { ...cart, cart: good, ...overlay?.show(good), ...change } }));

  const accept: KnownCart['accept'] = (cart) => {
    const known = good;
    good = keepSame(known, cart);
    asked += 1;
    overlay?.onAccept(good);
    show({ status: 'loaded', error: null, settled: true });
    if (good !== known) emit('cart-change', { scope: null, cart: good });
    return good;
  };

  return {
    good: () => good,
    accept,
    show,
    async read(deadlineMs) {
      const question = (asked += 1);
      show({ status: 'loading' });
      const answer = await api.cart.load(settings.cartQuery, ...(deadlineMs ? [{ deadlineMs }] : []));
      if (question !== asked) return answer;
      if (answer.ok) return ok(accept(answer.value));
      show({ status: 'failed', error: answer.error.serverMessage ?? answer.error.message, settled: true });
      return answer;
    },
    setOverlay(next) {
      overlay = next;
    },
  };
}
