import type { StoreApi } from 'zustand/vanilla';
import type { CartEvents } from './events.ts';
import type { CartSettings } from './engine/CartSettings.ts';
import type { CartState } from './CartState.ts';
import type { CartTabs } from './CartTabs.ts';
import type { Notice } from '../../src/commerce/model/notice.ts';
import type { ShopDeps } from '../../src/core/feature/ShopDeps.ts';

/** What the cart works with. */
export interface CartDeps extends ShopDeps<CartSettings, CartEvents> {
  readonly store: StoreApi<CartState>;
  readonly tabs: CartTabs;
  /** Shows why an add was refused that an earlier page has begun: no button of this page does. */
  readonly showRefusal: (notice: Notice) => void;
}
