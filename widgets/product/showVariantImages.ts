import type { ProductEvents } from './events.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { VariantImages } from './variantImages.ts';

/** Shows the chosen variant's picture until its product is closed; loaded at the first choice. */
export function showVariantImages(
  page: Page,
  events: Pick<Emitter<ProductEvents>, 'on'>,
  store: Pick<ProductDeps['store'], 'subscribe'>,
  report: (error: unknown) => void,
  signal: AbortSignal,
): void {
  // One promise for all, because two imports may settle in any order and the last choice must win.
  let loading: Promise<VariantImages> | null = null;
  let images: VariantImages | null = null;
  const roots = new Map<ProductKey, Element>();
  events.on('variant-change', async ({ productInstance: productKey, variant }) => {
    loading ??= import('./variantImages.ts').then(({ createVariantImages }) => createVariantImages(page.document));
    try {
      const loaded = await loading;
      const root = page.rootOf(productKey);
      if (signal.aborted || !root) return;
      images = loaded;
      roots.set(productKey, root);
      images.show(root, variant);
    } catch (error) {
      loading = null;
      report(error);
    }
  });
  const off = store.subscribe((products) => {
    for (const [id, root] of roots) {
      if (products[id]) continue;
      roots.delete(id);
      images?.restore(root);
    }
  });
  signal.addEventListener('abort', () => {
    off();
    images?.restore();
  });
}
