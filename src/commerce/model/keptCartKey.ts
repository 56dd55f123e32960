/** Session storage key of the cart changes that the tab's next page must finish. */
export const KEPT_CART_KEY = 'storefront-cart';
