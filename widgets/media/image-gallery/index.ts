import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The gallery, for pictures that another feature renders. */
export const loadGallery = () => import('./Gallery.tsx').then(({ Gallery, readGallery }) => ({ Gallery, readGallery }));

export const imageGallery = defineWidget({
  name: 'image-gallery',
  when: 'visible',
  load: () => import('./Gallery.tsx').then((module) => module.parts),
});
