import { PageError, type Page } from '../../../src/kit.ts';

/** A button of the page. */
export interface WishButtonProps {
  readonly productId: string;
  readonly title: string;
}

/**
 * Reads a button; outside of a product it is for nothing.
 * @throws PageError for an element that a keyboard does not reach
 */
export function readWishButton(element: HTMLElement, page: Page): WishButtonProps | null {
  const product = page.productInstanceOf(element)?.product;
  if (!product) return null;
  if (element.localName !== 'button') throw new PageError('A wish-list hook is on no button; expected <button>.', element);
  return { productId: product.id, title: product.title ?? '' };
}
