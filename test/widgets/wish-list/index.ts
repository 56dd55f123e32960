import { defineWidget } from '../../../src/kit.ts';

/** A button of the page that keeps a product for later. */
export const wishList = defineWidget({ name: 'wish-list', load: () => import('./WishList.tsx').then((module) => module.parts) });
