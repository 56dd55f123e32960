import * as selectors from '../../../src/core/page/selectors.ts';

/** Class of a cart link of existing templates while the cart is empty. */
export const CART_ZERO = 'cart-quantity-zero';

/** A badge in the theme's own cart link. */
export interface CartBadgeProps {
  /** The link around the badge, which has a class for an empty cart; `null` when there is none. */
  readonly link: HTMLElement | null;
  /** The span inside it that the older money mode puts its currency sign before; `null` where the amount stands in the badge itself. */
  readonly nativeMoney: Element | null;
  /** Whether the server wrote something, which stands until the cart is known. */
  readonly isServed: boolean;
}

/** Reads a badge. */
export function readCartBadge(element: HTMLElement): CartBadgeProps {
  return {
    link: element.closest<HTMLElement>('.sqs-custom-cart'),
    nativeMoney: element.querySelector(`.${selectors.moneyNative}`),
    isServed: Boolean(element.textContent),
  };
}
