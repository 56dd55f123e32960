import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const lightbox = defineWidget({
  name: 'lightbox',
  when: 'visible',
  load: () => import('./Lightbox.tsx').then((module) => module.parts),
});
