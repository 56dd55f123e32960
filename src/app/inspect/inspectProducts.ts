import { matchVariant, unselectedOptions } from '../../commerce/rules/selection.ts';
import { isSoldOut } from '../../commerce/rules/soldOut.ts';
import { describeElement } from '../../lib/describeElement.ts';
import type { Runtime } from '../Runtime.ts';
import type { InspectedProduct } from './Inspection.ts';

/** The products that are open on the page, without what was typed for them. */
export const inspectProducts = ({ shop, parts }: Pick<Runtime, 'shop' | 'parts'>): InspectedProduct[] =>
  Object.entries(shop.products.store.getState()).map(([id, { product, selection, addStatus, refusedFor }]) => {
    const root = parts.page.rootOf(id);
    return {
      id,
      item: product.id,
      element: root && describeElement(root),
      type: product.type,
      variants: product.variants.length,
      isSoldOut: isSoldOut(product),
      sku: matchVariant(product, selection)?.sku ?? null,
      open: unselectedOptions(product, selection),
      add: addStatus,
      refusedFor,
    };
  });
