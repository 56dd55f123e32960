import { defineWidget } from '../../src/kit.ts';
import { restockVariant } from './restockVariant.ts';

/** The block of a sold-out variant, in which a visitor asks to be told of a restock. Loaded when one is chosen. */
export const restock = defineWidget({
  name: 'restock',
  isNeeded: ({ product, selection }) => restockVariant(product, selection) !== null,
  load: () => import('./Restock.tsx').then((module) => module.parts),
});
