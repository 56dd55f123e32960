import type { StoreApi } from 'zustand/vanilla';
import { showIntents, type ShownCart } from '../rules/intentRules.ts';
import type { CartState } from '../CartState.ts';
import type { CartModel } from './CartModel.ts';

/** Shows the cart's state in its store; what has not changed stays the very same objects. */
export function createView(store: StoreApi<CartState>): { show(state: CartModel): void } {
  let last: CartModel | null = null;
  let shown: ShownCart = { cart: null, pending: store.getState().pending };
  return {
    show(state) {
      const { confirmed, intents, comebacks } = state;
      if (!last || last.confirmed !== confirmed || last.intents !== intents || last.comebacks !== comebacks) {
        shown = showIntents(confirmed, intents, comebacks);
      }
      last = state;
      const isWaiting = intents.length > 0 && state.isWaiting;
      store.setState({
        status: state.reading ? 'loading' : state.error !== null ? 'failed' : confirmed ? 'loaded' : 'idle',
        cart: shown.cart,
        pending: shown.pending,
        error: state.error,
        recalculating: intents.length > 0 && !isWaiting,
        waiting: isWaiting,
        settled: state.settled,
        removed: state.removed,
        lowered: state.lowered,
        couponError: state.couponError,
        shippingError: state.shippingError,
        notice: state.notice,
      });
    },
  };
}
