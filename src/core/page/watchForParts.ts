import { cookieIn, readCookies } from '../../lib/cookie.ts';
import { isKeptInTab } from '../../lib/isKeptInTab.ts';
import { KEPT_CART_KEY } from '../../commerce/model/constants.ts';
import { hasAccount } from './hasAccount.ts';
import { isBeingEdited, recognisesPlatformMarkup, selectParts } from './recognisesPlatformMarkup.ts';
import * as selectors from './selectors.ts';

/** Names of cart cookies before the configuration is read; equal to its defaults. */
export interface CartCookieNames {
  readonly hasCartCookie?: string | undefined;
  readonly cartCookie?: string | undefined;
  readonly authCookie?: string | undefined;
}

/**
 * Watches cheaply until the page has something that needs the shop, then calls `onNeeded` once; never in the site editor. `onChecked` is
 * called once if the first look found nothing. Returns its off.
 */
export function watchForParts(
  page: Document,
  widgets: readonly { readonly name: string; readonly needsCart: boolean }[],
  cookieNames: CartCookieNames,
  onChecked: () => void,
  onNeeded: () => void,
  isWanted: () => boolean = () => false,
): () => void {
  const isNeeded = (): boolean => {
    if (isBeingEdited(page)) return false;
    if (isWanted()) return true;
    const hasPlatformMarkup = recognisesPlatformMarkup(page);
    const cart = hasAccount(page) || mayHaveCart(cookieNames);
    // Existing templates show the pill to a visitor with a cart even without other parts.
    if (cart && hasPlatformMarkup) return true;
    const parts = widgets.filter((widget) => cart || !widget.needsCart).map((widget) => widget.name);
    return page.querySelector(selectParts(parts, hasPlatformMarkup)) !== null;
  };
  if (isNeeded()) {
    onNeeded();
    return () => undefined;
  }
  onChecked();
  const observer = new MutationObserver(() => {
    if (!isNeeded()) return;
    observer.disconnect();
    onNeeded();
  });
  observer.observe(page.documentElement, { childList: true, subtree: true });
  // The site editor sets a class on the body while it edits.
  observer.observe(page.body, { attributes: true, attributeFilter: ['class', selectors.hook] });
  return () => observer.disconnect();
}

/** Whether the visitor may have a cart: the platform's cookie says so, or the tab's previous page left a change to finish. */
export function mayHaveCart({
  hasCartCookie = 'hasCart',
  cartCookie = 'CART',
  authCookie = 'SiteUserSecureAuthToken',
}: CartCookieNames): boolean {
  const cookies = readCookies();
  return (
    cookieIn(cookies, hasCartCookie) === 'true' ||
    cookieIn(cookies, cartCookie) !== null ||
    cookieIn(cookies, authCookie) !== null ||
    isKeptInTab(KEPT_CART_KEY)
  );
}
