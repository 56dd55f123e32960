import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** How many of the product to add. */
export const quantity = defineWidget({ name: 'quantity', load: () => import('./Quantity.tsx').then((module) => module.parts) });
