import { Fragment, type ReactNode } from 'react';
import {
  cartCount,
  formatAmount,
  cartZero,
  readCartBadge,
  useHostState,
  useShop,
  useShopState,
  type CartBadgeProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src';

/** The number of items. The key makes it a new text node at each change, which theme scripts watch for. */
function CartCount({ element, link }: CartBadgeProps & WidgetProps): ReactNode {
  const quantity = useShopState((state) => state.cart.cart?.totalQuantity ?? 0);
  useHostState(link ?? element, { classes: link ? { [cartZero]: quantity === 0 } : {} });
  const { text } = cartCount(quantity, useShop().settings.cartTexts);
  return <Fragment key={text}>{text}</Fragment>;
}

/** The subtotal in the store's currency. */
function CartSubtotal({ hasNativeMoney }: CartBadgeProps & WidgetProps): ReactNode {
  const { formatMoney, currency } = useShop().settings;
  const minor = useShopState((state) => state.cart.cart?.subtotalCents ?? 0);
  const money = { minor, currency };
  // In the older money mode the theme's style sheet puts the sign before a bare number.
  return hasNativeMoney ? <span className="sqs-money-native">{formatAmount(money)}</span> : formatMoney(money);
}

/** What the loader of the count hands to the page. */
export const countParts: WidgetParts<CartBadgeProps> = { Component: CartCount, read: readCartBadge };

/** What the loader of the subtotal hands to the page. */
export const subtotalParts: WidgetParts<CartBadgeProps> = { Component: CartSubtotal, read: readCartBadge };
