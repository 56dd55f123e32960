import type { ProductEvents } from './events.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { lazy } from '../../src/lib/lazy.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ProductDeps } from './ProductDeps.ts';

/** Shows the chosen variant's picture until its product is closed; loaded at the first choice. */
export function showVariantImages(
  page: Page,
  events: Pick<Emitter<ProductEvents>, 'on'>,
  store: Pick<ProductDeps['store'], 'subscribe'>,
  report: (error: unknown) => void,
  signal: AbortSignal,
): void {
  // One load for all, because two imports may settle in any order and the last choice must win.
  const images = lazy(async () => (await import('./variantImages.ts')).createVariantImages(page.document));
  const roots = new Map<ProductKey, Element>();
  events.on('variant-change', async ({ productInstance: productKey, variant }) => {
    try {
      const loaded = await images.load();
      const root = page.rootOf(productKey);
      if (signal.aborted || !root) return;
      roots.set(productKey, root);
      loaded.show(root, variant);
    } catch (error) {
      report(error);
    }
  });
  const off = store.subscribe((products) => {
    for (const [id, root] of roots) {
      if (products[id]) continue;
      roots.delete(id);
      images.value()?.restore(root);
    }
  });
  signal.addEventListener('abort', () => {
    off();
    images.value()?.restore();
  });
}
