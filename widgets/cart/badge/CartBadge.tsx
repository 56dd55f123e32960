import { cartCount } from '../rules/cartCount.ts';
import { useState } from 'react';
import { useLazy } from '../../../src/core/ui/useLazy.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { PaintedCart } from '../CartState.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useCartSettings, useCartState } from '../useCart.ts';
import * as selectors from '../../../src/core/page/selectors.ts';

/** Class of a cart link of existing templates while the cart is empty. */
const CART_ZERO = 'cart-quantity-zero';

/** A badge in the theme's own cart link. */
interface CartBadgeProps {
  /** The link around the badge, which has a class for an empty cart; `null` when there is none. */
  readonly link: HTMLElement | null;
  /** The span inside it that the older money mode puts its currency sign before; `null` where the amount stands in the badge itself. */
  readonly nativeMoney: Element | null;
  /** Whether the server wrote something, which stands until the cart is known. */
  readonly isServed: boolean;
}

/** A number of the cart, or of the one that the page was served with; 0 when it is settled that there is none; `null` before that. */
function useCartNumber(read: (cart: PaintedCart) => number): number | null {
  return useCartState(({ cart, painted, status, settled }) => {
    const known = cart ?? painted;
    if (known) return read(known);
    return settled && status === 'idle' ? 0 : null;
  });
}

/** The number of items, as a new text node at each change, which theme scripts watch for. */
function CartCount({ element, link, isServed }: CartBadgeProps & WidgetProps): null {
  const quantity = useCartNumber((cart) => cart.totalQuantity);
  const { cartTexts, textLanguage } = useCartSettings();
  useWrites((write) => {
    if (link && quantity !== null) write.className(link, CART_ZERO, quantity === 0);
    if (quantity === null && isServed) return;
    const { text, label } = cartCount(quantity ?? 0, cartTexts, textLanguage);
    write.text(element, text);
    // "100+" is read out as it is meant, whatever stands beside it in the link.
    if (text !== cartTexts.overHundred) return;
    write.attribute(element, 'role', 'img');
    write.attribute(element, 'aria-label', label);
  });
  return null;
}

/** The subtotal in the store's currency. An empty cart needs no file that formats money: the server has written its zero. */
function CartSubtotal({ element, nativeMoney, isServed }: CartBadgeProps & WidgetProps): null {
  const settings = useCartSettings();
  const minor = useCartNumber((cart) => cart.subtotalCents);
  const place = nativeMoney ?? element;
  const [isZeroServed] = useState(() => !/[1-9]/.test(place.textContent ?? ''));
  const isWritten = !isServed || (minor !== null && !(minor === 0 && isZeroServed));
  const late = useLazy(isWritten ? () => import('./subtotalText.ts') : null);
  useWrites((write) => {
    if (isWritten && late) write.text(place, late.subtotalText(minor ?? 0, nativeMoney !== null, settings));
  });
  return null;
}

/** The parts of the widget that shows the count. */
export const countParts: WidgetParts<CartBadgeProps> = { Component: CartCount, read: readCartBadge, placeIn: null };

/** The parts of the widget that shows the subtotal. */
export const subtotalParts: WidgetParts<CartBadgeProps> = { Component: CartSubtotal, read: readCartBadge, placeIn: null };

/** Reads a badge. */
export function readCartBadge(element: HTMLElement): CartBadgeProps {
  return {
    link: element.closest<HTMLElement>('.sqs-custom-cart'),
    nativeMoney: element.querySelector(`.${selectors.moneyNative}`),
    isServed: Boolean(element.textContent),
  };
}
