import { defineWidget } from '../../src/core/mount/defineWidget.ts';

/** The site's popup over the page. */
export const popupOverlay = defineWidget({
  name: 'popup-overlay',
  when: 'idle',
  load: () => import('./PopupOverlay.tsx').then((module) => module.parts),
});
