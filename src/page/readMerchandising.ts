import { readProductMerchandising, type ProductMerchandising } from '../model/productMerchandising.ts';
import type { Page, Scope } from './createPage.ts';
import * as selectors from './selectors.ts';
import { readJsonAttribute } from './readJson.ts';

/** How a product is merchandised, from every place that may say so; the nearest wins, key by key. */
export function readMerchandising({ root, product }: Scope, page: Page): ProductMerchandising {
  const context = page.context();
  return {
    ...ofProduct(context.productMerchandisingContext, product.id),
    ...(root.matches(selectors.productDetail) && readProductMerchandising(readQuietly(root, selectors.productContext))),
    ...ofProduct(readQuietly(root.querySelector(selectors.instalmentsContext), selectors.currentContext), product.id),
  };
}

/** One product's own part of a record by product id; `undefined` where there is none. */
export function ofProduct(record: unknown, id: string): ProductMerchandising | undefined {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, id)
    ? readProductMerchandising((record as Readonly<Record<string, unknown>>)[id])
    : undefined;
}

/** Broken JSON is told about by the part that it is of. */
function readQuietly(element: Element | null, attribute: string): unknown {
  try {
    return element && readJsonAttribute(element, attribute, '');
  } catch {
    return null;
  }
}
