import type { Page } from '../../../src/core/page/createPage.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';

export interface DetailProps {
  readonly productKey: string;
  /** Whether the server has written it; its text stays until something is chosen. */
  readonly isServed: boolean;
}

export function readDetail(element: HTMLElement, page: Page): DetailProps | null {
  const pageProduct = page.pageProductOf(element);
  return pageProduct && { productKey: pageProduct.id, isServed: isFilled(element) };
}
