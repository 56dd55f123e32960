import { stringify } from '../lib/stringify.ts';
import type { Cart } from '../model/cart.ts';
import type { CartIntent } from '../model/cartIntent.ts';
import { readCoupons } from '../model/coupon.ts';
import { readShippingLocation } from '../model/shippingLocation.ts';
import { readShippingOption } from '../model/shippingOption.ts';
import { findLine } from './findLine.ts';

/** What the visitor can want again without its being done twice: everything but adding. */
export type StateIntent = Exclude<CartIntent, { kind: 'add' | 'restore' }>;

/**
 * Whether the cart is already as the visitor wants it, so that there is nothing (more) to ask of the host.
 */
export function isIntentDone(intent: StateIntent, cart: Cart): boolean {
  switch (intent.kind) {
    case 'quantity':
      return findLine(cart, intent)?.line.quantity === intent.quantity;
    case 'fields':
      return findLine(cart, intent)?.line.additionalFields === intent.additionalFields;
    case 'remove':
      return !findLine(cart, intent);
    case 'coupon':
      return hasCoupon(cart, intent.code) === intent.wanted;
    case 'location':
      return stringify(readShippingLocation(cart.shippingLocation)) === stringify(intent.location);
    case 'option':
      return readShippingOption(cart.selectedShippingOption)?.id === intent.optionId;
  }
}

/** Codes are the same in upper and lower case. */
function hasCoupon({ coupons, validCoupons, invalidCoupons }: Cart, code: string): boolean {
  return readCoupons([...coupons, ...validCoupons, ...invalidCoupons]).some(
    ({ promoCode }) => promoCode.toUpperCase() === code.toUpperCase(),
  );
}
