import { defineWidget } from '../../../src/core/mount/defineWidget.ts';
import { countParts, subtotalParts } from './CartBadge.tsx';

/** The number of items, in the theme's own cart link. */
export const cartCount = defineWidget({ name: 'cart-count', needsCart: true, load: () => Promise.resolve(countParts) });

/** The subtotal, in the theme's own cart link. */
export const cartSubtotal = defineWidget({ name: 'cart-subtotal', needsCart: true, load: () => Promise.resolve(subtotalParts) });
