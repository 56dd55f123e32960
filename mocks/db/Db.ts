import type { Result } from '../../src/lib/result.ts';
import type { ShippingLocation } from '../../src/commerce/model/shippingLocation.ts';
import type { HostProduct } from './HostProduct.ts';
import type { RestockSignUp } from '../../src/commerce/model/restock.ts';
import type { FormStore } from './createFormStore.ts';
import type { HostState } from './HostState.ts';
import type { Refusal } from './Refusal.ts';
import type { WireCart, WireEntry } from './wireCart.ts';

/** An add with validated types. */
export interface AddRequest {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly additionalFields: string | null;
}

/** The host's state; responses are computed from it on request. */
export interface Db {
  readonly products: readonly HostProduct[];
  stock(itemId: string): { sku: string | null; unlimited: boolean; qtyInStock: number }[];
  /**
   * @param left `null` = unlimited
   *
   * @param sku null: an item with a single variant
   */
  setStock(itemId: string, sku: string | null, left: number | null): void;
  cart(token: string | null): WireCart;
  sampleCart(): WireCart;
  /** `alone` replaces the cart's content, as for express checkout. */
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
  /** Records one sign-up per visitor and sold-out variant, with the latest newsletter choice. */
  signUp(wanted: RestockSignUp): Result<null, Refusal>;
  signUps(): readonly RestockSignUp[];
  /** Submitted forms, kept only in memory. */
  readonly forms: FormStore;
  /** Applies a code in any case; idempotent. */
  applyCoupon(token: string, code: string): Result<{ shoppingCart: WireCart }, Refusal>;
  removeCoupon(token: string | null, code: string): Result<{ shoppingCart: WireCart }, Refusal>;
  setShippingLocation(token: string, location: ShippingLocation): Result<{ shoppingCart: WireCart }, Refusal>;
  selectShippingOption(token: string, optionId: string): Result<{ shoppingCart: WireCart }, Refusal>;
  /** The cart token of a session by its crumb; `open` creates one if needed. */
  tokenOf(crumb: string, open?: boolean): string | null;
  /** Gives a session another cart; `null`: none. */
  setToken(crumb: string, token: string | null): void;
  /** Copies a cart; returns the copy's token. */
  cloneCart(token: string): string;
  /** 24 hexadecimal digits, unique for the state. */
  createId(): string;
  reset(): void;
  /** Takes over another host's state. */
  restore(state: HostState): void;
}
