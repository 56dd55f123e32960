import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The article number of the chosen variant. */
export const sku = defineWidget({ name: 'sku', load: () => import('./Sku.tsx').then((module) => module.parts) });

/** Whether what is chosen can be bought. */
export const availability = defineWidget({
  name: 'availability',
  load: () => import('./Availability.tsx').then((module) => module.parts),
});

/** The price per kilogram, litre or piece. */
export const unitPrice = defineWidget({ name: 'unit-price', load: () => import('./UnitPrice.tsx').then((module) => module.parts) });
