import { hook } from '../../../src/core/page/selectors.ts';
import { listen } from '../../../src/lib/listen.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import type { CartDeps } from '../CartDeps.ts';
import type { CartEvents } from '../events.ts';
import { IN_DIALOG } from './inDialog.ts';
import { mayOpen, openMiniCart } from './openMiniCart.ts';

type Deps = Pick<CartDeps, 'store' | 'emit' | 'settings'>;

/** Lets each link to the cart page open the mini cart. A modified click, and one that the page has handled, stay the browser's. */
export function openByLinks(page: Document, deps: Deps, signal: AbortSignal): void {
  const { cartPath } = deps.settings;
  listen<MouseEvent>(
    page,
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || !leadsToCart(link, cartPath) || !mayOpen(page, cartPath)) return;
      event.preventDefault();
      void openMiniCart(page, deps, null).then((opened) => {
        if (opened === 'lost') page.location.assign(link.href);
      });
    },
    signal,
  );
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const [inner] = event.composedPath();
  const link = inner instanceof Element ? inner.closest<HTMLAnchorElement>('a[href]') : null;
  // The mini cart's own link leads to the whole cart.
  const isIn = link?.closest(`[${hook}="mini-cart"],.storefront-mini-cart,[${hook}="off"]`);
  return link && !isIn && (link.target === '' || link.target === '_self') && !link.hasAttribute('download') ? link : null;
}

const leadsToCart = (link: HTMLAnchorElement, cartPath: string): boolean => {
  const path = (url: URL | HTMLAnchorElement) => url.origin + url.pathname.replace(/(.)\/$/, '$1');
  return path(link) === path(new URL(siteAddress(cartPath), document.baseURI));
};

/**
 * Opens the mini cart, or another page, after an add.
 *
 * @param text what was added, in words
 *
 * @returns whether the visitor learns of the add by it
 */
export async function followAdd(
  page: Document,
  deps: Deps,
  afterAdd: string,
  added: CartEvents['item-added'],
  text: string,
): Promise<boolean> {
  // It leads to the checkout.
  if (added.isExpress || deps.settings.expressCheckout() || !mayOpen(page, deps.settings.cartPath)) return false;
  // The theme's own place has no room for the words.
  if (afterAdd === 'mini-cart') return (await openMiniCart(page, deps, text)) === 'open' && page.querySelector(`[${IN_DIALOG}]`) !== null;
  const url = safeRedirect(siteAddress(afterAdd === 'cart' ? deps.settings.cartPath : afterAdd));
  if (url) page.location.assign(url.href);
  return url !== null;
}
