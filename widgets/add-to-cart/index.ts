import { defineWidget } from '../../src/index.ts';

/** The button that puts the chosen variant into the cart. */
export const addToCart = defineWidget({ name: 'add-to-cart', load: () => import('./AddToCart.tsx').then((module) => module.parts) });
