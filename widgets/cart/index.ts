/** The cart: its page, the pill and the badges, and what other features use of it. */
export { cart } from './feature.ts';

export type { CartActions } from './CartActions.ts';
export type { Added, CartCalls } from './createCartApi.ts';
export { cartChangeTexts, type CartChangeTexts } from './cartChangeTexts.ts';
export type { CartTexts } from './texts.ts';
export { quantityInCart, useCart, useCartState } from './useCart.ts';
