/**
 * Where the cart's calls go, below the API root. The spec names the cart itself, its entries and their additional fields (spec §7);
 * the others follow the same manner.
 */
export const CART = 'commerce/shopping-cart';
export const ENTRIES = `${CART}/entries`;
export const entryPath = (entryId: string): string => `${ENTRIES}/${encodeURIComponent(entryId)}`;
export const fieldsPath = (entryId: string): string => `${entryPath(entryId)}/additionalFields`;
export const COUPONS = `${CART}/coupons`;
export const couponPath = (code: string): string => `${COUPONS}/${encodeURIComponent(code)}`;
export const SHIPPING_LOCATION = `${CART}/shipping-location`;
export const SHIPPING_OPTION = `${CART}/shipping-option`;
