import type { Page, PageProduct } from './createPage.ts';

/** The product of which an element is the root, which is found from what stands in it, or a part. */
export function productAt(page: Page, element: Element): PageProduct | null {
  const inner = element.firstElementChild;
  return page.pageProductOf(inner && page.rootFor(inner) === element ? inner : element);
}
