import type { Store } from '../../src/lib/Store.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Result } from '../../src/lib/result.ts';
import type { AddEntry } from './model/addEntry.ts';
import type { Added, AddOptions, CartApi } from './createCartApi.ts';
import type { CartState, PaintedCart } from './CartState.ts';

/**
 * The page is hidden, shown again, left, or restored from the back/forward cache; or another page of the tab has stored what it had still to
 * do.
 */
export type PageMoment = 'hidden' | 'shown' | 'left' | 'returned' | 'stored';

/** An add of a product on the page. */
export interface ShopAddOptions extends AddOptions {
  /** The product that the events carry; its `before-add` was emitted already. */
  readonly productInstance?: ProductKey;
}

/** The cart's calls for our own features. */
export interface CartActions extends CartApi {
  readonly store: Store<CartState>;
  add(entry: AddEntry, options?: ShopAddOptions): Promise<Result<Added, ApiError>>;
  /** Like `flush`; whether everything was done. A notice shows what was not. */
  finish(): Promise<boolean>;
  /** There is no cart to be read: lets the add buttons appear. */
  settle(): void;
  /** The network is back: sends what waits for it. */
  resume(): void;
  /** Takes a message of another tab about the cart; one that cannot be read is passed over. */
  onTabMessage(message: unknown): void;
  onPageMoment(moment: PageMoment): void;
  /** The visitor has read why a change failed. */
  dismissNotice(): void;
  /** Shows the cart that the page was served with, until the cart is loaded. */
  paint(cart: PaintedCart): void;
  /** Takes back an edit of a line's quantity that was not sent yet. */
  withdraw(entryId: string): void;
  /** Leaves for the checkout with the cart as the platform has it, unless a listener refuses. */
  leaveForCheckout(): void;
  /** Takes a line off the list of those that can be brought back. */
  forget(entryId: string): void;
}
