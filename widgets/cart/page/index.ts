import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The full-page cart. */
export const cart = defineWidget({ name: 'cart', load: () => import('./Cart.tsx').then((module) => module.parts) });
