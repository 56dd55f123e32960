import type { ProductEvents } from './events.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { VariantImages } from './variantImages.ts';

/** Shows the chosen variant's picture; loaded at the first choice. */
export function showVariantImages(
  page: Page,
  events: Pick<Emitter<ProductEvents>, 'on'>,
  report: (error: unknown) => void,
): {
  /** Restores a root, because another product is about to use it. */
  forget(root: Element): void;
  stop(): void;
} {
  // One promise for all, because two imports may settle in any order and the last choice must win.
  let loading: Promise<VariantImages> | null = null;
  let images: VariantImages | null = null;
  let isOver = false;
  const off = events.on('variant-change', async ({ productInstance, variant }) => {
    loading ??= import('./variantImages.ts').then(({ createVariantImages }) => createVariantImages(page.document));
    try {
      const loaded = await loading;
      const root = page.rootOf(productInstance);
      if (isOver || !root) return;
      images = loaded;
      images.show(root, variant);
    } catch (error) {
      loading = null;
      report(error);
    }
  });
  return {
    forget: (root) => images?.restore(root),
    stop() {
      isOver = true;
      off();
      images?.restore();
    },
  };
}
