import type { PageContext } from '../../commerce/model/pageContext.ts';
import { idOf } from './findRoot.ts';
import * as selectors from './selectors.ts';

/** A collection of products, by the context's `collection.type`. */
const PRODUCTS = 13;

/** The id of the product that the page is about; `null` when it is about none (lists, blocks and quick views show products, too). */
export function readProductPage(page: Document, { item, collection, product }: PageContext): string | null {
  if (item?.id && (collection?.type === PRODUCTS || product != null)) return item.id;
  const root = page.querySelector(selectors.productPageRoot);
  return root && (idOf(root) ?? root.querySelector(selectors.productAnyId)?.getAttribute(selectors.productId) ?? null);
}
