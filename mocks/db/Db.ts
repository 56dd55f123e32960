import type { Result } from '../../src/lib/result.ts';
import type { ShippingLocation } from '../../src/commerce/model/shippingLocation.ts';
import type { HostProduct } from './HostProduct.ts';
import type { RestockSignUp } from '../../src/commerce/model/restock.ts';
import type { FormDesk } from './createFormDesk.ts';
import type { HostState } from './HostState.ts';
import type { Refusal } from './Refusal.ts';
import type { WireCart, WireEntry } from './wireCart.ts';

/** What a visitor asks to add, already known to be of the right types. */
export interface AddRequest {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly additionalFields: string | null;
}

/** The host's memory. Every answer is worked out from it at the moment of asking. */
export interface Db {
  readonly products: readonly HostProduct[];
  /** One entry per variant; empty for an unknown item. */
  stock(itemId: string): { sku: string | null; unlimited: boolean; qtyInStock: number }[];
  /** Sets what is left of a variant (`null` = unlimited); with `sku` null, of an item with a single one. */
  setStock(itemId: string, sku: string | null, left: number | null): void;
  /** The cart of a token; an empty one for a visitor who has none. */
  cart(token: string | null): WireCart;
  /** A made-up cart, kept nowhere: one of each of the first two items that can be bought. */
  sampleCart(): WireCart;
  /** `alone`: the cart becomes this line and nothing else, as for express checkout. */
  add(token: string, wanted: AddRequest, alone?: boolean): Result<{ shoppingCart: WireCart; newlyAdded: WireEntry }, Refusal>;
  setQuantity(
    token: string | null,
    entryId: string,
    quantity: number,
  ): Result<{ shoppingCart: WireCart; updatedEntry: WireEntry }, Refusal>;
  setAdditionalFields(
    token: string | null,
    entryId: string,
    fields: Pick<AddRequest, 'itemId' | 'sku' | 'additionalFields'>,
  ): Result<{ shoppingCart: WireCart; updatedEntry: WireEntry }, Refusal>;
  remove(token: string | null, entryId: string): Result<{ shoppingCart: WireCart }, Refusal>;
  /** Keeps that a visitor waits for a variant which is sold out; one who waits already is kept once, with the latest wish for the shop's letter. */
  signUp(wanted: RestockSignUp): Result<null, Refusal>;
  /** Who waits for a restock, oldest first. */
  signUps(): readonly RestockSignUp[];
  /** Forms that visitors have sent; forgotten with the host's process. */
  readonly forms: FormDesk;
  /** Takes a code into the cart, whatever its case; one that is in it already stays. */
  applyCoupon(token: string, code: string): Result<{ shoppingCart: WireCart }, Refusal>;
  removeCoupon(token: string | null, code: string): Result<{ shoppingCart: WireCart }, Refusal>;
  setShippingLocation(token: string, location: ShippingLocation): Result<{ shoppingCart: WireCart }, Refusal>;
  selectShippingOption(token: string, optionId: string): Result<{ shoppingCart: WireCart }, Refusal>;
  /** The cart token of a session, by its crumb; `open` gives it one if it has none. */
  tokenOf(crumb: string, open?: boolean): string | null;
  /** 24 hexadecimal digits, never the same twice in one life of the state. */
  createId(): string;
  /** Forgets all carts and stock changes. */
  reset(): void;
  /** Takes over what another host has remembered in the meantime. */
  restore(state: HostState): void;
}
