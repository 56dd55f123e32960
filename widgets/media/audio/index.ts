import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const audio = defineWidget({ name: 'audio', when: 'visible', load: () => import('./Audio.tsx').then((module) => module.parts) });
