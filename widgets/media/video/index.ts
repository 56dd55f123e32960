import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** A film from elsewhere, whose player is asked for at the click and not before. */
export const video = defineWidget({ name: 'video', when: 'visible', load: () => import('./Video.tsx').then((module) => module.parts) });
