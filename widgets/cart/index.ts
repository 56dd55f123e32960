import { defineWidget } from '../../src/index.ts';

/** The full-page cart. */
export const cart = defineWidget({ name: 'cart', load: () => import('./Cart.tsx').then((module) => module.parts) });
