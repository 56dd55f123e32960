import * as selectors from './selectors.ts';

/** A badge in the theme's own cart link. */
export interface CartBadgeProps {
  /** The link around the badge, which says by a class whether the cart is empty; `null` when there is none. */
  readonly link: HTMLElement | null;
  /** Whether the amount goes into the span that the older money mode puts its currency sign before. */
  readonly hasNativeMoney: boolean;
  /** What the server wrote, to stand until the cart is known. */
  readonly served: string;
}

/** Reads a badge. */
export function readCartBadge(element: HTMLElement): CartBadgeProps {
  return {
    link: element.closest<HTMLElement>(selectors.cartCustomLink),
    hasNativeMoney: element.querySelector(selectors.cartNativeMoney) !== null,
    served: element.textContent ?? '',
  };
}
