import type { StoreApi } from 'zustand/vanilla';
import { showIntents, type ShownCart } from '../../rules/showIntents.ts';
import type { ShopState } from '../ShopState.ts';
import type { CartModel } from './CartModel.ts';

/** Shows the cart's state in the shop's store; what has not changed stays the very same objects. */
export function createView(store: StoreApi<ShopState>): { show(state: CartModel): void } {
  let last: CartModel | null = null;
  let shown: ShownCart = { cart: null, pending: store.getState().cart.pending };
  return {
    show(state) {
      const { confirmed, intents, comebacks } = state;
      if (!last || last.confirmed !== confirmed || last.intents !== intents || last.comebacks !== comebacks) {
        shown = showIntents(confirmed, intents, comebacks);
      }
      last = state;
      const isWaiting = intents.length > 0 && state.isWaiting;
      store.setState({
        cart: {
          status: state.reading ? 'loading' : state.error !== null ? 'failed' : confirmed ? 'loaded' : 'idle',
          cart: shown.cart,
          pending: shown.pending,
          error: state.error,
          recalculating: intents.length > 0 && !isWaiting,
          waiting: isWaiting,
          painted: store.getState().cart.painted,
          settled: state.settled,
          removed: state.removed,
          lowered: state.lowered,
          couponError: state.couponError,
          shippingError: state.shippingError,
          notice: state.notice,
        },
      });
    },
  };
}
