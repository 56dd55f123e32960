import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** A gallery block: a grid, a slideshow, a slider, or pictures stacked. */
export const imageGallery = defineWidget({
  name: 'image-gallery',
  when: 'visible',
  load: () => import('./Gallery.tsx').then((module) => module.parts),
});
