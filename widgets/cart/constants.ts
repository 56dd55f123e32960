/** The greatest number of items that the cart count writes out; above it stands "100+". */
export const MAX_CART_COUNT = 100;
