import { pathOf } from '../lib/pathOf.ts';

/** Paths of the cart's calls below the API root; `null` for an id or code that cannot be part of a path. */
export const CART = 'commerce/shopping-cart';
export const ENTRIES = `${CART}/entries`;
export const entryPath = (entryId: string): string | null => pathOf(ENTRIES, entryId);
export const fieldsPath = (entryId: string): string | null => pathOf(ENTRIES, entryId, 'additionalFields');
export const COUPONS = `${CART}/coupons`;
export const couponPath = (code: string): string | null => pathOf(COUPONS, code);
export const SHIPPING_LOCATION = `${CART}/shipping-location`;
export const SHIPPING_OPTION = `${CART}/shipping-option`;
