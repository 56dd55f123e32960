import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** On phones a bar with what is chosen and a button, while the product's own button is out of sight. */
export const stickyAdd = defineWidget({
  name: 'sticky-add',
  when: 'idle',
  load: () => import('./StickyAdd.tsx').then((module) => module.parts),
});
