import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartState } from './CartState.ts';
import { withoutInherited } from '../../src/lib/withoutInherited.ts';

/** The state of a cart of which nothing is known yet. */
export const createCartStore = (): StoreApi<CartState> =>
  createStore<CartState>()(() => ({
    status: 'idle',
    cart: null,
    error: null,
    recalculating: false,
    waiting: false,
    painted: null,
    settled: false,
    pending: withoutInherited<CartState['pending']>({}),
    removed: [],
    lowered: [],
    miniCart: null,
    couponError: null,
    shippingError: null,
    notice: null,
  }));
