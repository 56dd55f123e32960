import { defineWidget } from '../../src';

/** The full-page cart. */
export const cart = defineWidget({ name: 'cart', load: () => import('./Cart').then((module) => module.parts) });
