import { defineFeature, defineWidget } from '../../../src/kit.ts';

/** Buttons of the page that keep a product for later. */
export const wishList = defineFeature({
  name: 'wish-list',
  widgets: [defineWidget({ name: 'wish-list', load: () => import('./WishList.tsx').then((module) => module.parts) })],
});
