import type { Feature } from '../core/feature/defineFeature.ts';
import type { Widget } from '../core/mount/defineWidget.ts';
import * as selectors from '../core/page/selectors.ts';

/** What of a widget counts before anything of it is loaded. */
export type FirstPart = Pick<Widget, 'name' | 'needsCart' | 'holds'>;

const WITH_CART = new Set(['cart-pill', 'cart-count', 'cart-subtotal']);
const HOLDS: Readonly<Record<string, Widget['holds']>> = {
  'add-to-cart': 'click',
  form: 'submit',
  newsletter: 'submit',
  restock: 'submit',
};

/**
 * What the first file looks for on a page, so that a page with nothing of ours does not load the features. A test compares it with what
 * they state.
 */
export const firstParts: readonly FirstPart[] = [
  ...Object.keys(selectors.parts),
  'status',
  'reviews',
  'review-summary',
  'popup-overlay',
].map((name) => ({ name, needsCart: WITH_CART.has(name), holds: HOLDS[name] ?? null }));

/** The list of features, in the file that a page with something of ours loads. */
export const loadFeatures = async (): Promise<readonly Feature[]> => (await import('../app.ts')).features;
