import { defineWidget } from '../../src';

/** The price of what is chosen. */
export const price = defineWidget({ name: 'price', load: () => import('./Price').then((module) => module.parts) });
