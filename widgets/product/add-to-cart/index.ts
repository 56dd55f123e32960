import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

export const addToCart = defineWidget({
  name: 'add-to-cart',
  holds: 'click',
  load: () => import('./AddToCart.tsx').then((module) => module.parts),
});
