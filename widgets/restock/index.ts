import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import { isVariantInStock } from '../../src/commerce/rules/stock.ts';

/** Loaded when a sold-out variant is chosen. */
export const restock = defineWidget({
  name: 'restock',
  holds: 'submit',
  isNeeded: ({ product }, _element, variant) => variant !== null && !isVariantInStock(variant, product.type),
  load: () => import('./Restock.tsx').then((module) => module.parts),
});
