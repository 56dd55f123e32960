import { cookieIs, readCookie } from '../../lib/cookie.ts';
import { isKeptInTab } from '../../lib/isKeptInTab.ts';
import { KEPT_CART_KEY } from '../../commerce/model/keptCartKey.ts';
import { isBeingEdited, isGateOpen } from './isGateOpen.ts';
import * as selectors from './selectors.ts';
import { selectParts } from './selectParts.ts';

/** Cookie names that tell of a cart before any configuration is read; the same defaults as in the configuration. */
export interface CartCookieNames {
  readonly hasCartCookie?: string | undefined;
  readonly cartCookie?: string | undefined;
  readonly authCookie?: string | undefined;
}

/**
 * Keeps watch, at almost no cost, until the page holds something that needs the shop; then calls `onNeeded` once. While the site
 * editor has the page open nothing is needed. `onChecked` is called once after the first look when there was nothing.
 * Returns its off.
 */
export function watchForParts(
  page: Document,
  widgets: readonly { readonly name: string; readonly needsCart: boolean }[],
  cookieNames: CartCookieNames,
  onChecked: () => void,
  onNeeded: () => void,
): () => void {
  const isNeeded = (): boolean => {
    if (isBeingEdited(page)) return false;
    const gateOpen = isGateOpen(page);
    const cart = mayHaveCart(cookieNames);
    // Where existing templates are recognised, a visitor with a cart is shown the pill even if the page has nothing else of ours.
    if (cart && gateOpen) return true;
    const parts = widgets.filter((widget) => cart || !widget.needsCart).map((widget) => widget.name);
    return page.querySelector(selectParts(parts, gateOpen)) !== null;
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
  // The editor tells by a class on the body that it has let go of the page.
  observer.observe(page.body, { attributeFilter: ['class', selectors.hook] });
  return () => observer.disconnect();
}

/**
 * Whether the visitor may have a cart on the platform: spec §4 loads the cart only then. Names: page conventions, configurable. So it is when
 * an earlier page of this tab has left something to do.
 */
export function mayHaveCart({
  hasCartCookie = 'hasCart',
  cartCookie = 'CART',
  authCookie = 'SiteUserSecureAuthToken',
}: CartCookieNames): boolean {
  return (
    cookieIs(hasCartCookie, 'true') || readCookie(cartCookie) !== null || readCookie(authCookie) !== null || isKeptInTab(KEPT_CART_KEY)
  );
}
