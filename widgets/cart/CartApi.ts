import type { StoreApi } from 'zustand/vanilla';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { PageMoment } from '../../src/lib/PageMoment.ts';
import type { Result } from '../../src/lib/result.ts';
import type { AddEntry } from './model/addEntry.ts';
import type { Cart } from '../../src/commerce/model/cart.ts';
import type { NewlyAdded } from './model/newlyAdded.ts';
import type { ShippingLocation } from '../../src/commerce/model/shippingLocation.ts';
import type { ProductInstanceId } from '../../src/commerce/model/ProductInstanceId.ts';
import type { CartState, PaintedCart } from './CartState.ts';

/** What the platform answered to an add. */
export interface Added {
  readonly cart: Cart;
  /** `null` where the platform did not say, also when its answer was lost and the cart shows that it has added the item. */
  readonly newlyAdded: NewlyAdded | null;
}

export interface AddOptions {
  /** Asks for a cart of this line alone, for express checkout. */
  readonly isExpress?: boolean;
  /** Called when there is no network: the add is kept, and sent once when it is back. The promise settles then. */
  readonly onWaiting?: (() => void) | undefined;
}

/** An add of a product on the page. */
export interface ShopAddOptions extends AddOptions {
  /** The product that events are told of; `before-add` was told. */
  readonly productInstance?: ProductInstanceId;
}

/** What became of a change. */
export type Changed = Promise<Result<Cart, ApiError>>;

/**
 * What anyone can do with the cart: widgets, and pages through `Storefront.cart`. Nothing here throws or rejects: a failure is a
 * value; a call with something that cannot be sent is refused with an error of kind `invalid`. Changes are shown at once, go out one
 * after the other, each once, and are rolled back to the last good cart when they fail. When an answer is lost, the cart is read and
 * compared before anything is sent again. Without a network they wait; what waits, and what is under way when the page is left, goes on
 * with the next page of this tab.
 */
export interface CartApi {
  /** The cart as it is shown, pending changes included; `null` when none is known. */
  get(): Cart | null;
  /** Reads the cart from the platform; the last good cart stays when that fails. */
  load(): Changed;
  /** `sku` and `additionalFields` may be left out. Tells `before-add`, `item-added` and `add-failed`, as a button does. */
  add(entry: AddEntry, options?: AddOptions): Promise<Result<Added, ApiError>>;
  /** How many of a line: 1 to 9999. Edits of a line that follow each other quickly are one write, and have one outcome. */
  update(entryId: string, quantity: number): Changed;
  remove(entryId: string): Changed;
  /**
   * Brings back a line that was taken out on this page: same item, sku, quantity and additional fields, once. It may come back under
   * another id; until it has, it goes by the one that it had, and can be changed and taken out under that.
   */
  undo(entryId: string): Changed;
  /** @param additionalFields JSON text of the additional-fields form's values; `null` for none */
  updateFields(entryId: string, additionalFields: string | null): Changed;
  applyCoupon(code: string): Changed;
  removeCoupon(code: string): Changed;
  setShippingLocation(location: ShippingLocation): Changed;
  selectShippingOption(optionId: string): Changed;
  /** Calls back after each change of what is shown; returns its off. */
  subscribe(listener: (state: CartState) => void): () => void;
  /** Sends what waits for the visitor to finish, and settles when all is answered; at once while there is no network. */
  flush(): Promise<void>;
}

/** The calls of the cart that change it. */
export type CartChanges = Omit<CartApi, 'get' | 'load' | 'subscribe' | 'flush'>;

/** The same for the shop itself, which reads the cart by `read`. */
export interface CartActions extends CartApi {
  readonly store: StoreApi<CartState>;
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
