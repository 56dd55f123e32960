import { pathOf } from '../lib/pathOf.ts';

/**
 * Where the cart's calls go, below the API root. The spec names the cart itself, its entries and their additional fields (spec §7);
 * the others follow the same manner. `null`: no path can be made of such an id or code.
 */
export const CART = 'commerce/shopping-cart';
export const ENTRIES = `${CART}/entries`;
export const entryPath = (entryId: string): string | null => pathOf(ENTRIES, entryId);
export const fieldsPath = (entryId: string): string | null => pathOf(ENTRIES, entryId, 'additionalFields');
export const COUPONS = `${CART}/coupons`;
export const couponPath = (code: string): string | null => pathOf(COUPONS, code);
export const SHIPPING_LOCATION = `${CART}/shipping-location`;
export const SHIPPING_OPTION = `${CART}/shipping-option`;
