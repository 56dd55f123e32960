import type { Cart } from '../model/cart';
import type { Product } from '../model/product';
import type { ScopeId } from '../events/events';

/** The visitor's cart as far as we know it. */
export interface CartState {
  /** `idle`: not asked for (the visitor has none, or it is not yet known whether); then as spec §4. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The last good cart; stays after a failure. `null`: none known. */
  readonly cart: Cart | null;
  /** What the host said when the cart could not be read (spec §8 passes it on). */
  readonly error: string | null;
  /** Whether a change is under way, so that the totals shown are about to change. */
  readonly recalculating: boolean;
  /** Whether it is settled what is in the cart: add buttons stay hidden until then (spec §4). */
  readonly settled: boolean;
}

/** What the add button of one product is doing (spec §4). */
export type AddStatus = 'idle' | 'adding' | 'added' | 'failed';

/** A message that the visitor has to read, with its title (spec §8). */
export interface Notice {
  readonly title: string;
  readonly message: string;
}

/** One product instance on the page. */
export interface ProductState {
  readonly product: Product;
  /** Option name to chosen value; absent = not chosen. Null prototype. */
  readonly selection: Readonly<Record<string, string>>;
  /** What stands in the quantity field, as typed: judged when the visitor adds. */
  readonly quantityText: string;
  readonly addStatus: AddStatus;
  /** Why the last add failed, until the visitor has read it. */
  readonly notice: Notice | null;
}

/** The one truth about the shop on this page. */
export interface ShopState {
  readonly cart: CartState;
  readonly products: Readonly<Record<ScopeId, ProductState>>;
}
