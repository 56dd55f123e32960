import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** A lightbox of the page's own: what opens it, or, in one that the page shows by itself, what closes it. */
export const lightbox = defineWidget({
  name: 'lightbox',
  when: 'visible',
  load: () => import('./Lightbox.tsx').then((module) => module.parts),
});
