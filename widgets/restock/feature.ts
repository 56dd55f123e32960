import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import { isSoldOut } from '../../src/commerce/rules/soldOut.ts';
import { isVariantInStock } from '../../src/commerce/rules/stock.ts';
import type { RestockEvents } from './events.ts';

/** Loaded when a sold-out variant is chosen. */
export const restock = defineFeature({
  name: 'restock',
  events: {} as RestockEvents,
  widgets: [
    defineWidget({
      name: 'restock',
      holds: 'submit',
      isNeeded: ({ product }, _element, variant) => variant !== null && (isSoldOut(product) || !isVariantInStock(variant, product.type)),
      load: () => import('./Restock.tsx').then((module) => module.parts),
    }),
  ],
});
