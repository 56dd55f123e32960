import { defineWidget } from '../../src';

/** How many of the product to add. */
export const quantity = defineWidget({ name: 'quantity', load: () => import('./Quantity').then((module) => module.parts) });
