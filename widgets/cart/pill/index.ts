import { defineWidget } from '../../../src/core/mount/defineWidget.ts';

/** The floating pill that counts what is in the cart and leads there. */
export const cartPill = defineWidget({
  name: 'cart-pill',
  needsCart: true,
  load: () => import('./CartPill.tsx').then((module) => module.parts),
});
