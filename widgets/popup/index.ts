import { defineWidget } from '../../src/core/mount/defineWidget.ts';

export const popupOverlay = defineWidget({
  name: 'popup-overlay',
  when: 'idle',
  load: () => import('./PopupOverlay.tsx').then((module) => module.parts),
});
