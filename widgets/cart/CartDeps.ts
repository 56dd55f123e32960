import type { StoreApi } from 'zustand/vanilla';
import type { CartEvents } from './events.ts';
import type { CartSettings } from './engine/CartSettings.ts';
import type { CartState } from './CartState.ts';
import type { Notice } from '../../src/commerce/model/notice.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { ShopDeps } from '../../src/core/feature/ShopDeps.ts';
import type { Store } from '../../src/lib/openStore.ts';

/** The storage and messages that pages and tabs of this site share, as far as the cart needs them. */
export interface CartTabs {
  /** Read by the next page of this tab. */
  readonly session: Store;
  /** Read by all tabs. */
  readonly shared: Store;
  /** Sends a message to the other tabs. */
  readonly post: (message: TabWord) => void;
}

/** A message between tabs about the cart: that it has changed, or one that only a running cart understands. */
type TabWord = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The parts of the shop that the cart works with. */
export interface CartDeps extends ShopDeps<CartSettings, CartEvents> {
  readonly store: StoreApi<CartState>;
  readonly tabs: CartTabs;
  /** Shows why an add was refused that an earlier page has begun: no button of this page does. */
  readonly showRefusal: (notice: Notice) => void;
  /** Takes why an add of this page has not been done. */
  readonly onAddRefused?: (asked: AskedAdd, error: ApiError) => void;
}

/** An add as a button or a script of the page asks for it. */
export interface AskedAdd {
  readonly itemId: string;
  /** `null`: the item has none. */
  readonly sku: string | null;
  /** The product on the page whose button it was; `null`: a script's. */
  readonly productInstance: string | null;
}
