import { cartCount, formatAmount, useShop, useShopState, useWrites, type Cart, type WidgetParts, type WidgetProps } from '../../src/kit.ts';
import { CART_ZERO, readCartBadge, type CartBadgeProps } from './readCartBadge.ts';

/** A number of the cart; 0 when it is settled that the visitor has none; `null` while nobody knows. */
function useCartNumber(read: (cart: Cart) => number): number | null {
  return useShopState(({ cart: { cart, status, settled } }) => {
    if (cart) return read(cart);
    return settled && status === 'idle' ? 0 : null;
  });
}

/** The number of items, as a new text node at each change, which theme scripts watch for. */
function CartCount({ element, link, isServed }: CartBadgeProps & WidgetProps): null {
  const quantity = useCartNumber((cart) => cart.totalQuantity);
  const { cartTexts } = useShop().settings;
  useWrites((write) => {
    if (link && quantity !== null) write.className(link, CART_ZERO, quantity === 0);
    if (quantity !== null || !isServed) write.text(element, cartCount(quantity ?? 0, cartTexts).text);
  });
  return null;
}

/** The subtotal in the store's currency. */
function CartSubtotal({ element, nativeMoney, isServed }: CartBadgeProps & WidgetProps): null {
  const { formatMoney, currency } = useShop().settings;
  const minor = useCartNumber((cart) => cart.subtotalCents);
  useWrites((write) => {
    if (minor === null && isServed) return;
    // In the older money mode the theme's style sheet puts the sign before a bare number.
    write.text(nativeMoney ?? element, (nativeMoney ? formatAmount : formatMoney)({ minor: minor ?? 0, currency }));
  });
  return null;
}

/** What the loader of the count hands to the page. */
export const countParts: WidgetParts<CartBadgeProps> = { Component: CartCount, read: readCartBadge, placeIn: null };

/** What the loader of the subtotal hands to the page. */
export const subtotalParts: WidgetParts<CartBadgeProps> = { Component: CartSubtotal, read: readCartBadge, placeIn: null };
