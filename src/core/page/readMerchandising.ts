import { ofProduct, readProductMerchandising, type ProductMerchandising } from '../../commerce/model/productMerchandising.ts';
import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { Product } from '../../commerce/model/product.ts';
import * as selectors from './selectors.ts';
import { readJsonAttribute } from '../../lib/readJson.ts';

/** Merges a product's merchandising from all its sources; the nearest wins, key by key. */
export const readMerchandising = (
  {
    root,
    product,
    given,
  }: { readonly root: Element; readonly product: Product; readonly given: { readonly merchandising?: unknown } | null },
  page: { context(): PageContext },
): ProductMerchandising => merchandisingOf(root, product.id, page.context(), given?.merchandising);

/**
 * The same before the product is read.
 *
 * @param given data by product id from elsewhere than the page
 */
export function merchandisingOf(root: Element, id: string, context: PageContext, given?: unknown): ProductMerchandising {
  return {
    ...ofProduct(context.productMerchandisingContext, id),
    ...ofProduct(given, id),
    ...(root.matches(selectors.productDetail) && readProductMerchandising(readQuietly(root, selectors.productContext))),
    ...ofProduct(readQuietly(root.querySelector(selectors.instalmentsContext), selectors.currentContext), id),
  };
}

/** The part that owns the JSON reports its faults. */
function readQuietly(element: Element | null, attribute: string): unknown {
  try {
    return element && readJsonAttribute(element, attribute, '');
  } catch {
    return null;
  }
}
