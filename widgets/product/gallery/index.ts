import { defineWidget } from '../../../src/core/mount/defineWidget.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { loadGallery } from '../../media/index.ts';

/** The pictures of the product's data, where the server has rendered none. */
export const gallery = defineWidget({
  name: 'gallery',
  when: 'needed',
  isNeeded: ({ product }, element) => Array.isArray(product.images) && !isFilled(element),
  load: async () => {
    const [{ createParts }, media] = await Promise.all([import('./ProductGallery.tsx'), loadGallery()]);
    return createParts(media);
  },
});
