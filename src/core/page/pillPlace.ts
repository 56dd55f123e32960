import type { PageContext } from '../../commerce/model/pageContext.ts';
import * as selectors from './selectors.ts';

/** Whether the theme has a cart of its own, beside which there is no pill (spec §2): the floating cart's number is then a badge. */
export function hasCustomCart(page: Document): boolean {
  if (page.body.classList.contains(selectors.cartCustomBody)) return true;
  for (const custom of page.querySelectorAll(selectors.cartCustom)) {
    if (!custom.closest(selectors.parts['cart-pill'])) return true;
  }
  return false;
}

/** Whether a floating cart pill belongs on the page as it stands (spec §2): not on the cart page, and not in express checkout. */
export function isPillWanted(page: Document, context: PageContext, cartPath: string): boolean {
  return !hasCustomCart(page) && !isCartPage(page, cartPath) && context.websiteSettings?.storeSettings?.expressCheckout !== true;
}

/** Whether the page is the cart page: it has the cart's root, or it is the cart's path. */
export function isCartPage(page: Document, cartPath: string): boolean {
  if (page.querySelector(`${selectors.cartRoot},[${selectors.hook}="cart"]`)) return true;
  const path = (address: string) => address.replace(/(.)\/$/, '$1');
  return path(page.location?.pathname ?? '') === path(cartPath);
}

/**
 * Makes a place for the pill on pages that have none: in the first visible drop zone, else at the end of the body.
 * @param label what the place is called
 */
export function createPillPlace(page: Document, label: string): Element {
  const holder = page.createElement('div');
  holder.className = 'absolute-cart-box';
  // A landmark of its own: it stands outside the page's.
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

/** Whether the page has a place for the pill already, `except` left out. */
export function hasPillPlace(page: Document, except: Element | null = null): boolean {
  const places = page.querySelectorAll(`${selectors.parts['cart-pill']},[${selectors.hook}="cart-pill"]`);
  return [...places].some((place) => !except?.contains(place));
}
