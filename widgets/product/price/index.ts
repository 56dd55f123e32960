import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The price of what is chosen. */
export const price = defineWidget({ name: 'price', load: () => import('./Price.tsx').then((module) => module.parts) });
