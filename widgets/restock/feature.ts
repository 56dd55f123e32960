import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import type { RestockEvents } from './events.ts';
import { isOutOfStock } from './isOutOfStock.ts';

/** Loaded when a sold-out variant is chosen. */
export const restock = defineFeature({
  name: 'restock',
  events: {} as RestockEvents,
  widgets: [
    defineWidget({
      name: 'restock',
      holds: 'submit',
      isNeeded: ({ product }, _element, variant) => variant !== null && isOutOfStock(product, variant),
      load: () => import('./Restock.tsx').then((module) => module.parts),
    }),
  ],
});
