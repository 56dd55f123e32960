import { readProductMerchandising, type ProductMerchandising } from '../../commerce/model/productMerchandising.ts';
import type { PageContext } from '../../commerce/model/pageContext.ts';
import type { Product } from '../../commerce/model/product.ts';
import * as selectors from './selectors.ts';
import { readJsonAttribute } from './readJson.ts';

/** How a product is merchandised, from every place that may say so; the nearest wins, key by key. */
export const readMerchandising = (
  {
    root,
    product,
    given,
  }: { readonly root: Element; readonly product: Product; readonly given: { readonly merchandising?: unknown } | null },
  page: { context(): PageContext },
): ProductMerchandising => merchandisingOf(root, product.id, page.context(), given?.merchandising);

/**
 * The same, before the product is read.
 * @param given what is known of it without the page, by product id
 */
export function merchandisingOf(root: Element, id: string, context: PageContext, given?: unknown): ProductMerchandising {
  return {
    ...ofProduct(context.productMerchandisingContext, id),
    ...ofProduct(given, id),
    ...(root.matches(selectors.productDetail) && readProductMerchandising(readQuietly(root, selectors.productContext))),
    ...ofProduct(readQuietly(root.querySelector(selectors.instalmentsContext), selectors.currentContext), id),
  };
}

/** One product's own part of a record by product id; `undefined` where there is none. */
export function ofProduct(record: unknown, id: string): ProductMerchandising | undefined {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, id)
    ? readProductMerchandising((record as Readonly<Record<string, unknown>>)[id])
    : undefined;
}

/** Whether the product can be paid in instalments with Klarna. */
export const offersKlarna = ({ klarnaAvailable, klarnaEnabled }: ProductMerchandising): boolean =>
  klarnaAvailable ?? klarnaEnabled ?? false;

/** Broken JSON is told about by the part that it is of. */
function readQuietly(element: Element | null, attribute: string): unknown {
  try {
    return element && readJsonAttribute(element, attribute, '');
  } catch {
    return null;
  }
}
