import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The gallery, for pictures that another feature renders. */
export const loadGallery = () => import('./Gallery.tsx');

export const imageGallery = defineWidget({
  name: 'image-gallery',
  when: 'visible',
  load: () => loadGallery().then((module) => module.parts),
});
