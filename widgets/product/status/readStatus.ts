import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

/** A place for a product's mark. */
export interface StatusProps {
  readonly productInstance: string;
}

/** Reads the place of a mark; the server's own mark stays. */
export function readStatus(element: HTMLElement, page: Page): StatusProps | null {
  const productInstance = isFilled(element) ? null : page.productInstanceOf(element);
  return productInstance && { productInstance: productInstance.id };
}
