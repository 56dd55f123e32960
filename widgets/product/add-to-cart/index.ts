import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The button that puts the chosen variant into the cart. */
export const addToCart = defineWidget({
  name: 'add-to-cart',
  holds: 'click',
  load: () => import('./AddToCart.tsx').then((module) => module.parts),
});
