import { createPart, declareWrites, endPart } from '../../src/lib/createWrites.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import { productBadge } from '../../src/commerce/rules/productBadge.ts';
import type { ProductDeps } from './ProductDeps.ts';

/**
 * Marks a list item as sold out (which wins) or on sale for themes, and updates it with the product. Removed when the product is closed.
 *
 * @param productKey the item's product
 */
export function markListItem(item: Element, store: ProductDeps['store'], productKey: string): void {
  const part = createPart(item);
  let known: Product | null = null;
  const look = () => {
    const product = store.getState()[productKey]?.product ?? null;
    if (product === known) return;
    known = product;
    if (!product) {
      off();
      endPart(part);
      return;
    }
    const badge = productBadge(product);
    declareWrites(part, (write) => {
      if (badge) write.attribute(item, badge === 'sale' ? 'data-on-sale' : 'data-sold-out', '');
    });
  };
  const off = store.subscribe(look);
  look();
}
