import type { Feature } from '../core/feature/defineFeature.ts';
import type { Widget } from '../core/mount/defineWidget.ts';
import * as selectors from '../core/page/selectors.ts';

/** The facts of a widget that are needed before it is loaded. */
export type FirstPart = Pick<Widget, 'name' | 'needsCart' | 'holds'>;

const WITH_CART = new Set(['cart-pill', 'cart-count', 'cart-subtotal']);
const HOLDS: Readonly<Record<string, Widget['holds']>> = {
  'add-to-cart': 'click',
  'buy-now': 'click',
  form: 'submit',
  newsletter: 'submit',
  restock: 'submit',
};

/** What the first file looks for, so that a page without our elements loads no feature. A test compares it with the features. */
export const firstParts: readonly FirstPart[] = [
  ...Object.keys(selectors.parts),
  'mini-cart',
  'buy-now',
  'sku',
  'availability',
  'unit-price',
  'status',
  'reviews',
  'review-summary',
  'popup-overlay',
].map((name) => ({ name, needsCart: WITH_CART.has(name), holds: HOLDS[name] ?? null }));

/** Loaded only by pages with our elements. */
export const loadFeatures = (): Promise<readonly Feature[]> => import('./start.ts').then(({ features }) => features);
