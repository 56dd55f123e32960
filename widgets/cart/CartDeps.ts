import type { StoreApi } from 'zustand/vanilla';
import type { CartEvents } from './events.ts';
import type { CartSettings } from './engine/CartSettings.ts';
import type { CartState } from './CartState.ts';
import type { CartTabs } from './CartTabs.ts';
import type { ShopDeps } from '../../src/core/feature/ShopDeps.ts';

/** What the cart works with. */
export interface CartDeps extends ShopDeps<CartSettings, CartEvents> {
  readonly store: StoreApi<CartState>;
  readonly tabs: CartTabs;
}
