import type { AddEntry } from './addEntry';
import type { CartEntry } from './cartEntry';
import type { ShippingLocation } from './shippingLocation';

/** How many of a line the visitor wants: 1 to 9999. */
export interface QuantityIntent {
  readonly kind: 'quantity';
  readonly entryId: string;
  readonly quantity: number;
}

/** What the additional-fields form of a line says: JSON text, `null` for none. */
export interface FieldsIntent {
  readonly kind: 'fields';
  readonly entryId: string;
  readonly additionalFields: string | null;
}

/** One thing that the visitor wants of the cart, until the host has done or refused it. */
export type CartIntent =
  | QuantityIntent
  | FieldsIntent
  | { readonly kind: 'add'; readonly entry: AddEntry }
  | { readonly kind: 'remove'; readonly entryId: string }
  /** A line that was taken out comes back. */
  | { readonly kind: 'restore'; readonly entry: CartEntry }
  | { readonly kind: 'coupon'; readonly code: string; readonly wanted: boolean }
  | { readonly kind: 'location'; readonly location: ShippingLocation }
  | { readonly kind: 'option'; readonly optionId: string };
