import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const imageGallery = defineWidget({
  name: 'image-gallery',
  when: 'visible',
  load: () => import('./Gallery.tsx').then((module) => module.parts),
});
