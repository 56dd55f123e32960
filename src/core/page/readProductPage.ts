import type { PageContext } from '../../commerce/model/pageContext.ts';
import { idOf } from './findRoot.ts';
import * as selectors from './selectors.ts';

/** `collection.type` of a product collection. */
const PRODUCTS = 13;

/** The id of the page's own product; `null` on lists and pages that only embed products. */
export function readProductPage(page: Document, { item, collection, product }: PageContext): string | null {
  if (item?.id && (collection?.type === PRODUCTS || product != null)) return item.id;
  const root = page.querySelector(selectors.productPageRoot);
  return root && (idOf(root) ?? root.querySelector(selectors.productAnyId)?.getAttribute(selectors.productId) ?? null);
}
