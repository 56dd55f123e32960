import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import type { PopupEvents } from './events.ts';

export const popup = defineFeature({
  name: 'popup',
  events: {} as PopupEvents,
  widgets: [
    defineWidget({
      name: 'popup-overlay',
      when: 'idle',
      load: () => import('./PopupOverlay.tsx').then((module) => module.parts),
    }),
  ],
});
