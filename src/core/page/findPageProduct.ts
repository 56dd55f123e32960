import type { PageContext } from '../../commerce/model/pageContext.ts';
import { findPrices } from './findPrices.ts';
import { findRoot, idOf } from './findRoot.ts';
import { readProductPage } from './readProductPage.ts';
import * as selectors from './selectors.ts';

/**
 * Finds the product that the page is about, before anything of it is read; `null` on a page that is about none.
 * @returns its id; `root`, which holds its parts, and `price`, its own and not one of a block, a list or a choice of plans, or `null` where the
 *   page has none that is known
 */
export function findPageProduct(
  document: Document,
  context: PageContext,
): { readonly id: string; readonly root: Element | null; readonly price: Element | null } | null {
  const id = readProductPage(document, context);
  if (!id) return null;
  const price = findPrice(document, id);
  return { id, root: (price && findRoot(price, true)) ?? document.querySelector(selectors.productPageRoot), price };
}

function findPrice(document: Document, id: string): Element | null {
  for (const price of findPrices(document)) {
    const root = findRoot(price, true);
    if (root && !root.matches(selectors.productAlwaysOwn) && (idOf(root) ?? id) === id) return price;
  }
  return null;
}
