import { defineWidget } from '../../src/kit.ts';

/** How many of the product to add. */
export const quantity = defineWidget({ name: 'quantity', load: () => import('./Quantity.tsx').then((module) => module.parts) });
