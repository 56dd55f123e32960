import type { Store } from '../../src/lib/Store.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import type { PageMoment } from '../../src/lib/PageMoment.ts';
import type { Result } from '../../src/lib/result.ts';
import type { AddEntry } from './model/addEntry.ts';
import type { Added, AddOptions, CartApi } from './CartApi.ts';
import type { CartState, PaintedCart } from './CartState.ts';

/** An add of a product on the page. */
export interface ShopAddOptions extends AddOptions {
  /** The product that events are told of; `before-add` was told. */
  readonly productInstance?: ProductInstanceId;
}

/** The same for the shop itself, which reads the cart by `read`. */
export interface CartActions extends CartApi {
  readonly store: Store<CartState>;
  add(entry: AddEntry, options?: ShopAddOptions): Promise<Result<Added, ApiError>>;
  /** Like `flush`; whether everything was done. What is not, is told. */
  finish(): Promise<boolean>;
  /** Settles that there is no cart to be read, which lets the add buttons appear. */
  settle(): void;
  /** The network is back: what waits for it goes out. */
  resume(): void;
  /** Another tab says something about the cart; what cannot be read is nothing. */
  hear(message: unknown): void;
  pageIs(moment: PageMoment): void;
  /** The visitor has read why a change failed. */
  dismissNotice(): void;
  /** The page shows the cart that it was served with, until the cart is there. */
  paint(cart: PaintedCart): void;
  /** Takes an edit of a line's quantity back that was not sent yet. */
  withdraw(entryId: string): void;
  /**
   * Sends what is still due of the cart, and leaves for the checkout once all of it is done, unless a listener refuses.
   * @param isReady whether all that is on the page is part of the cart; asked before the cart is sent, and before the page is left
   * @returns whether the cart was ready, and all of it done
   */
  checkout(isReady?: () => boolean): Promise<boolean>;
  /** Takes a line off the list of those that can be brought back. */
  forget(entryId: string): void;
}
