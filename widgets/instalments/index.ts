import { defineWidget } from '../../src/core/mount/defineWidget.ts';

export const instalments = defineWidget({ name: 'instalments', load: () => import('./Instalments.tsx').then((module) => module.parts) });
