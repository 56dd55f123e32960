import { CONSENT_KEY } from '../commerce/model/constants.ts';
import { readRawContext } from '../core/page/readRawContext.ts';
import { attempt } from '../lib/result.ts';
import { readCookie } from '../lib/cookie.ts';
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

/** Values of `data-storefront` that no widget has. A test compares them with the list of everything public. */
export const MARKS = ['product', 'product-list', 'product-list-item', 'gallery', 'captcha', 'order', 'off'] as const;

/** The parts that the first file looks for, so that a page without our elements loads no feature. A test compares it with the features. */
export const firstParts: readonly FirstPart[] = [
  ...Object.keys(selectors.parts),
  'mini-cart',
  'buy-now',
  'sku',
  'availability',
  'unit-price',
  'status',
  'sticky-add',
  'gallery',
  'reviews',
  'review-summary',
  'popup-overlay',
  'consent',
].map((name) => ({ name, needsCart: WITH_CART.has(name), holds: HOLDS[name] ?? null }));

/** Without the banner of a visitor who need not be asked, which would load the renderer for nothing on each page of the site. */
export function partsFor(page: Document, parts: readonly FirstPart[]): readonly FirstPart[] {
  return mayAsk(page) ? parts : parts.filter(({ name }) => name !== 'consent');
}

function mayAsk(page: Document): boolean {
  const { isCookieBannerEnabled } = Object(readRawContext(page)['cookieSettings']) as { isCookieBannerEnabled?: unknown };
  return isCookieBannerEnabled === true && readCookie('ss_cookieAllowed') === null && !isAnswered();
}

const isAnswered = (): boolean => attempt(() => localStorage.getItem(CONSENT_KEY)) != null;

/** Loaded only by pages with our elements. */
export const loadFeatures = (): Promise<readonly Feature[]> => import('./start.ts').then(({ features }) => features);
