import type { PageContext } from '../../commerce/model/pageContext.ts';
import * as selectors from './selectors.ts';

/** Beside a theme's own cart there is no pill, and the floating cart's number is a badge. */
export function hasCustomCart(page: Document): boolean {
  // Themes set the body's class also on pages without a link to their cart.
  const signs = page.body.matches(selectors.cartCustomBody)
    ? `${selectors.cartCustom},${selectors.parts['cart-count']}`
    : selectors.cartCustom;
  for (const custom of page.querySelectorAll(signs)) {
    if (!custom.closest(selectors.parts['cart-pill'])) return true;
  }
  return false;
}

/** No pill on the cart page and in express checkout. */
export function isPillWanted(page: Document, context: PageContext, cartPath: string): boolean {
  return !hasCustomCart(page) && !isCartPage(page, cartPath) && context.websiteSettings?.storeSettings?.expressCheckout !== true;
}

/** It has the cart's root or is at the cart's path. */
export function isCartPage(page: Document, cartPath: string): boolean {
  if (page.querySelector(`${selectors.cartRoot},[${selectors.hook}="cart"]`)) return true;
  const path = (address: string) => address.replace(/(.)\/$/, '$1');
  return path(page.location?.pathname ?? '') === path(cartPath);
}

/**
 * Creates the pill's place in the first visible drop zone, else at the end of the body.
 *
 * @param label accessible name of the region
 */
export function createPillPlace(page: Document, label: string): Element {
  const holder = page.createElement('div');
  holder.className = 'absolute-cart-box';
  // A separate landmark, because it is outside the page's own.
  holder.setAttribute('role', 'region');
  holder.setAttribute('aria-label', label);
  const pill = page.createElement('div');
  pill.className = 'yui3-widget sqs-widget sqs-pill-shopping-cart';
  pill.setAttribute(selectors.hook, 'cart-pill');
  holder.append(pill);
  const zones = [...page.querySelectorAll(selectors.cartDropzone)];
  (zones.find((zone) => zone.getClientRects().length > 0) ?? page.body).append(holder);
  return holder;
}

/** Whether another element is the pill's place. */
export function hasPillPlace(page: Document, except: Element | null = null): boolean {
  const places = page.querySelectorAll(`${selectors.parts['cart-pill']},[${selectors.hook}="cart-pill"]`);
  return [...places].some((place) => !except?.contains(place));
}
