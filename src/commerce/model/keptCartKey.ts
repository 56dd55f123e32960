/** Where a tab keeps in its session's storage what its next page has to go on with: what the visitor asked of the cart, and nothing else. */
export const KEPT_CART_KEY = 'storefront-cart';
