import { PageError, type Page } from 'storefront-embed/kit';

export interface WishButtonProps {
  readonly productId: string;
  readonly title: string;
}

/**
 * `null` outside a product.
 *
 * @throws PageError for an element that a keyboard cannot reach
 */
export function readWishButton(element: HTMLElement, page: Page): WishButtonProps | null {
  const product = page.pageProductOf(element)?.product;
  if (!product) return null;
  if (element.localName !== 'button') throw new PageError('A wish-list hook is on no button; expected <button>.', element);
  return { productId: product.id, title: product.title ?? '' };
}
