import type { StoreApi } from 'zustand/vanilla';
import { showIntents, type ShownCart } from '../rules/intentRules.ts';
import type { CartState } from '../CartState.ts';
import type { CartModel } from './CartModel.ts';

/** Writes the cart's model to its store; what has not changed stays the very same objects. */
export function createView(store: StoreApi<CartState>): (model: CartModel) => void {
  let last: CartModel | null = null;
  let shown: ShownCart = { cart: null, pending: store.getState().pending };
  return (model) => {
    const { confirmed, queue, restoredLines, error, reading, settled, removed, lowered, couponError, shippingError, notice } = model;
    if (!last || last.confirmed !== confirmed || last.queue !== queue || last.restoredLines !== restoredLines) {
      shown = showIntents(confirmed, queue, restoredLines);
    }
    last = model;
    const waiting = queue.length > 0 && model.isWaiting;
    store.setState({
      status: reading ? 'loading' : error !== null ? 'failed' : confirmed ? 'loaded' : 'idle',
      cart: shown.cart,
      pending: shown.pending,
      recalculating: queue.length > 0 && !waiting,
      waiting,
      error,
      settled,
      removed,
      lowered,
      couponError,
      shippingError,
      notice,
    });
  };
}
