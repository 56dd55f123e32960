import type { Report } from './errors/createReport';
import type { StorefrontEvents } from './events/events';
import type { Emitter } from './lib/emitter';
import type { Page } from './page/createPage';
import type { VariantImages } from './page/variantImages';

/** Lets the pictures of products follow the chosen variant (spec §2). What does so is loaded at the first choice. Returns its off. */
export function showVariantImages(page: Page, events: Emitter<StorefrontEvents>, report: Report): () => void {
  let images: VariantImages | null = null;
  let isOver = false;
  const off = events.on('variant-change', async ({ scope, variant }) => {
    try {
      const { createVariantImages } = await import('./page/variantImages');
      const root = page.rootOf(scope);
      if (root && !isOver) (images ??= createVariantImages(page.document)).show(root, variant);
    } catch (error) {
      report(error, { part: 'variant images' });
    }
  });
  return () => {
    isOver = true;
    off();
    images?.restore();
  };
}
