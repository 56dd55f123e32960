import { defineWidget } from '../../src';

/** The button that puts the chosen variant into the cart. */
export const addToCart = defineWidget({ name: 'add-to-cart', load: () => import('./AddToCart').then((module) => module.parts) });
