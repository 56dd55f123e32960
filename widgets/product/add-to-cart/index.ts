import { defineWidget } from '../../../src/core/mount/defineWidget.ts';
import { parts } from './AddToCart.tsx';

const load = () => Promise.resolve(parts);

export const addToCart = defineWidget({ name: 'add-to-cart', holds: 'click', load });

/** Buys this item alone, and leads to the checkout. */
export const buyNow = defineWidget({ name: 'buy-now', holds: 'click', load });
