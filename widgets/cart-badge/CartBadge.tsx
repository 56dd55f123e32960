import { Fragment, type ReactNode } from 'react';
import {
  cartCount,
  formatAmount,
  cartZero,
  readCartBadge,
  useHostState,
  useShop,
  useShopState,
  type Cart,
  type CartBadgeProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';

/** A number of the cart; 0 when it is settled that the visitor has none; `null` while nobody knows. */
function useCartNumber(read: (cart: Cart) => number): number | null {
  return useShopState(({ cart: { cart, status, settled } }) => {
    if (cart) return read(cart);
    return settled && status === 'idle' ? 0 : null;
  });
}

/** The number of items. The key makes it a new text node at each change, which theme scripts watch for. */
function CartCount({ element, link, served }: CartBadgeProps & WidgetProps): ReactNode {
  const quantity = useCartNumber((cart) => cart.totalQuantity);
  useHostState(link ?? element, { classes: link && quantity !== null ? { [cartZero]: quantity === 0 } : {} });
  const { cartTexts } = useShop().settings;
  const text = (quantity === null && served) || cartCount(quantity ?? 0, cartTexts).text;
  return <Fragment key={text}>{text}</Fragment>;
}

/** The subtotal in the store's currency. */
function CartSubtotal({ hasNativeMoney, served }: CartBadgeProps & WidgetProps): ReactNode {
  const { formatMoney, currency } = useShop().settings;
  const minor = useCartNumber((cart) => cart.subtotalCents);
  // In the older money mode the theme's style sheet puts the sign before a bare number.
  const text = (minor === null && served) || (hasNativeMoney ? formatAmount : formatMoney)({ minor: minor ?? 0, currency });
  return hasNativeMoney ? <span className="sqs-money-native">{text}</span> : text;
}

/** What the loader of the count hands to the page. */
export const countParts: WidgetParts<CartBadgeProps> = { Component: CartCount, read: readCartBadge };

/** What the loader of the subtotal hands to the page. */
export const subtotalParts: WidgetParts<CartBadgeProps> = { Component: CartSubtotal, read: readCartBadge };
