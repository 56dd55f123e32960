import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** Sounds of the site's own: one, or the tracks of an album. */
export const audio = defineWidget({ name: 'audio', when: 'visible', load: () => import('./Audio.tsx').then((module) => module.parts) });
