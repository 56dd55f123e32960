import { createWrites } from '../../src/lib/createWrites.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import { productBadge } from '../../src/commerce/rules/productBadge.ts';
import type { ProductDeps } from './ProductDeps.ts';

/**
 * Says on an item of a list, for the theme's style sheet, that its product is sold out or on sale (spec §4: sold out wins), and says it
 * anew when more is known of the product. Taken back once the product is closed.
 * @param productInstance whose product the item shows
 */
export function markListItem(item: Element, store: ProductDeps['store'], productInstance: string): void {
  const writes = createWrites(item).open();
  let known: Product | null = null;
  const look = () => {
    const product = store.getState()[productInstance]?.product ?? null;
    if (product === known) return;
    known = product;
    if (!product) {
      off();
      writes.end();
      return;
    }
    const badge = productBadge(product);
    writes.say((write) => {
      if (badge) write.attribute(item, badge === 'sale' ? 'data-on-sale' : 'data-sold-out', '');
    });
  };
  const off = store.subscribe(look);
  look();
}
