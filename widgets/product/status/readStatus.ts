import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

export interface StatusProps {
  readonly productKey: string;
}

/** The server's own mark stays. */
export function readStatus(element: HTMLElement, page: Page): StatusProps | null {
  const pageProduct = isFilled(element) ? null : page.pageProductOf(element);
  return pageProduct && { productKey: pageProduct.id };
}
