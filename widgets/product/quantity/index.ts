import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const quantity = defineWidget({ name: 'quantity', load: () => import('./Quantity.tsx').then((module) => module.parts) });
