import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { Product } from '../../commerce/model/product.ts';
import { readProductMerchandising, type ProductMerchandising } from '../../commerce/model/productMerchandising.ts';
import { merchandisingRecords } from './merchandisingRecords.ts';

/** Merges a product's merchandising from all its sources; the nearest wins, key by key. */
export const readMerchandising = (
  {
    root,
    product,
    given,
  }: { readonly root: Element; readonly product: Product; readonly given: { readonly merchandising?: unknown } | null },
  page: { context(): PageContext },
): ProductMerchandising =>
  Object.assign({}, ...merchandisingRecords(root, product.id, page.context(), given?.merchandising).map(readProductMerchandising));
