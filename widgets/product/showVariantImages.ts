import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import { onAbort } from '../../src/lib/listen.ts';
import type { ProductDeps } from './ProductDeps.ts';
import { createVariantImages } from './variantImages.ts';

/** Shows the variant's picture until its product is closed or the signal aborts. */
export type ShowVariantImage = (productKey: ProductKey, variant: Variant | null) => void;

export function showVariantImages(page: Page, store: Pick<ProductDeps['store'], 'subscribe'>, signal: AbortSignal): ShowVariantImage {
  const images = createVariantImages(page.document);
  const roots = new Map<ProductKey, Element>();
  const off = store.subscribe((products) => {
    for (const [id, root] of roots) {
      if (products[id]) continue;
      roots.delete(id);
      images.restore(root);
    }
  });
  onAbort(signal, () => {
    off();
    images.restore();
  });
  return (productKey, variant) => {
    const root = page.rootOf(productKey);
    if (signal.aborted || !root) return;
    roots.set(productKey, root);
    images.show(root, variant);
  };
}
