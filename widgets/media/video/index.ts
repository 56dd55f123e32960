import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const video = defineWidget({ name: 'video', when: 'visible', load: () => import('./Video.tsx').then((module) => module.parts) });
