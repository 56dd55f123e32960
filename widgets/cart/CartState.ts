import type { Notice } from '../../src/commerce/model/notice.ts';
import type { Cart, CartEntry } from '../../src/commerce/model/cart.ts';

/** A pending change of a line: of its quantity, of its additional fields, or that it comes back. */
export type PendingEdit = 'quantity' | 'fields' | 'adding';

/** A line that was taken out on this page. */
export type RemovedLine = CartEntry & {
  /** The id of the line before which it stood; `null`: it was the last. */
  readonly place: string | null;
};

/** A line of which the platform gave less than was asked for. */
export interface LoweredLine {
  readonly entryId: string;
  /** How many were asked for. */
  readonly wanted: number;
  /** How many the platform made of it. */
  readonly quantity: number;
}

/** Why a change of the cart was rolled back. */
export interface CartNotice extends Notice {
  /** The line that was to be changed; `null`: changes wait for the network. */
  readonly entryId: string | null;
}

/** The visitor's cart as far as we know it. */
export interface CartState {
  /** `idle`: not asked for (the visitor has none, or that is not known yet). `loading` beside a cart: it is read again. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /**
   * The cart to show: the last good one with the visitor's pending changes laid over it. Of its sums those of lines, pieces and
   * subtotal follow at once. After a failure it is the last good cart again. `null`: none known.
   */
  readonly cart: Cart | null;
  /** The platform's message when the cart could not be read. */
  readonly error: string | null;
  /** Whether a change is due or under way, so that the totals shown are about to change. */
  readonly recalculating: boolean;
  /** Whether a change waits for the network. */
  readonly waiting: boolean;
  /** The sums of the cart that the page was served with and shows until the cart is there; `null`: it shows none. */
  readonly painted: PaintedCart | null;
  /** Whether the content of the cart is settled: add buttons stay hidden until then. */
  readonly settled: boolean;
  /** The pending edits of lines, by entry id. Null prototype. */
  readonly pending: Readonly<Record<string, PendingEdit>>;
  /** Lines taken out on this page that can be brought back, oldest first. */
  readonly removed: readonly RemovedLine[];
  /** The lines of which the platform gave less than was asked for, until they are edited again. */
  readonly lowered: readonly LoweredLine[];
  /** The mini cart while it is open; `added`: what an add has just put in, in words. `null`: closed. */
  readonly miniCart: { readonly added: string | null } | null;
  /** Why the last coupon was not taken, until the next try or until the visitor has read it. */
  readonly couponError: string | null;
  /** Why the last place or way of shipping was not taken, until the next try. */
  readonly shippingError: string | null;
  /** Why a change was rolled back, until the visitor has read it. Adds, coupons and shipping tell it elsewhere. */
  readonly notice: CartNotice | null;
}

/** The sums of a served cart that are shown until the cart is there. */
export type PaintedCart = Pick<Cart, 'totalQuantity' | 'subtotalCents'>;
