import type { AddEntry } from './addEntry.ts';
import type { Cart } from './cart.ts';
import type { CartEntry } from './cartEntry.ts';
import type { ShippingLocation } from './shippingLocation.ts';

/** A line as it stands in a cart. */
export interface FoundLine {
  readonly line: CartEntry;
  /** How many pieces of it are not meant: those that were there before others came back into the same line. */
  readonly rest: number;
}

/** Finds the line that came back in a cart: it has another id than before, or has gone into a line like it. */
export type FindBack = (cart: Cart) => FoundLine | undefined;

/** Which line the visitor means. */
export interface LineIntent {
  readonly entryId: string;
  /** Of a line that was on its way back when it was meant. */
  readonly find?: FindBack | undefined;
}

/** How many of a line the visitor wants: 1 to 9999. */
export interface QuantityIntent extends LineIntent {
  readonly kind: 'quantity';
  readonly quantity: number;
}

/** What the additional-fields form of a line says: JSON text, `null` for none. */
export interface FieldsIntent extends LineIntent {
  readonly kind: 'fields';
  readonly additionalFields: string | null;
}

export interface RemoveIntent extends LineIntent {
  readonly kind: 'remove';
}

/** A line that was taken out comes back. */
export interface RestoreIntent {
  readonly kind: 'restore';
  readonly entry: CartEntry;
  readonly find?: FindBack;
}

/** One thing that the visitor wants of the cart, until the host has done or refused it. */
export type CartIntent =
  | QuantityIntent
  | FieldsIntent
  | RemoveIntent
  | RestoreIntent
  | { readonly kind: 'add'; readonly entry: AddEntry }
  | { readonly kind: 'coupon'; readonly code: string; readonly wanted: boolean }
  | { readonly kind: 'location'; readonly location: ShippingLocation }
  | { readonly kind: 'option'; readonly optionId: string };
