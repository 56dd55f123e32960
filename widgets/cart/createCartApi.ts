import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { Result } from '../../src/lib/result.ts';
import type { AddItem } from './model/addEntry.ts';
import type { Cart } from '../../src/commerce/model/cart.ts';
import type { NewlyAdded } from './calls.ts';
import type { ShippingLocation } from '../../src/commerce/model/shippingLocation.ts';
import type { CartState } from './CartState.ts';

/** The platform's answer to an add. */
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

/** The result of a change. */
export type Changed = Promise<Result<Cart, ApiError>>;

/**
 * The cart's interface for widgets, and for pages through `Storefront.cart`. Nothing here throws or rejects: a failure is a
 * value; a call with something that cannot be sent is refused with an error of kind `invalid`. Changes are shown at once, go out one
 * after the other, each once, and are rolled back to the last good cart when they fail. When an answer is lost, the cart is read and
 * compared before anything is sent again. Without a network they wait; what waits, and what is under way when the page is left, is
 * continued by the next page of this tab.
 */
export interface CartApi {
  /** The cart as it is shown, pending changes included; `null` when none is known. */
  get(): Cart | null;
  /** Reads the cart from the platform; the last good cart stays when that fails. */
  load(): Changed;
  /** Emits `before-add`, `item-added` and `add-failed`, as a button does. */
  add(entry: AddItem, options?: AddOptions): Promise<Result<Added, ApiError>>;
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
  /** Opens the mini cart; whether it is open. Not on the cart page, in frames and in the site's editor, nor where `before-cart-open` is refused. */
  open(): Promise<boolean>;
  /** Closes it. */
  close(): void;
  /** Sends what waits for the visitor to finish, and settles when all is answered; at once while there is no network. */
  flush(): Promise<void>;
}

/** The calls of the cart that change it. */
export type CartChanges = Omit<CartApi, 'get' | 'load' | 'subscribe' | 'flush' | 'open' | 'close'>;

/** The outcome of a call that changes the cart: of an add, what was added. */
export type ChangeOutcome = Promise<Result<Added | Cart, ApiError>>;

/** The running cart, or what loads it first: two calls, by which all others are made. */
export interface CartCalls {
  /** Makes a change, if it is called with what it takes. */
  change(name: keyof CartChanges, given: readonly unknown[]): ChangeOutcome;
  /**
   * @param deadlineMs how long the platform may take, head and body
   * @param isQuiet a failure shows nothing above a good cart
   */
  read(deadlineMs: number, isQuiet: boolean): ReturnType<CartApi['load']>;
}

/** How long a reading of the cart may take, in ms. */
export const CART_READ_DEADLINE_MS = 10_000;

const CHANGES = [
  'add',
  'update',
  'remove',
  'undo',
  'updateFields',
  'applyCoupon',
  'removeCoupon',
  'setShippingLocation',
  'selectShippingOption',
] as const satisfies readonly (keyof CartChanges)[];

/** The cart as it is called by widgets and pages, also before anything of it is loaded. Nothing here rejects. */
export function createCartApi(calls: CartCalls, rest: Pick<CartApi, 'get' | 'subscribe' | 'flush' | 'open' | 'close'>): CartApi {
  const changes: Record<string, (...given: unknown[]) => ChangeOutcome> = {};
  for (const name of CHANGES) changes[name] = (...given) => calls.change(name, given);
  return { load: () => calls.read(CART_READ_DEADLINE_MS, false), ...(changes as Pick<CartChanges, (typeof CHANGES)[number]>), ...rest };
}
