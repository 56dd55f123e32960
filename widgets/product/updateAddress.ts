import type { Page } from '../../src/core/page/createPage.ts';
import { findPageProduct } from '../../src/core/page/findPageProduct.ts';
import { productHooks } from '../../src/core/page/selectors.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { ProductEvents } from './events.ts';

const PARAMETER = 'variant';

/**
 * Keeps the chosen variant of the page's main product in the address (`?variant=` with its id, else its sku), so that a copied link leads
 * to it. Other parameters stay, and the history gets no entry.
 */
export function updateAddress(page: Page, { on }: Pick<Emitter<ProductEvents>, 'on'>): void {
  const { location, history } = page.document.defaultView ?? window;
  on('variant-change', ({ productInstance, variant }) => {
    const root = page.rootOf(productInstance);
    if (!root || root !== mainRoot(page)) return;
    const url = new URL(location.href);
    const id = variant && (variant.id || variant.sku);
    if (id) url.searchParams.set(PARAMETER, id);
    else url.searchParams.delete(PARAMETER);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  });
}

/** The page's own product; on a page without the platform's context its only one. */
function mainRoot({ document, context }: Page): Element | null {
  const stated = findPageProduct(document, context())?.root;
  if (stated) return stated;
  const [root = null, another] = document.querySelectorAll(productHooks);
  return another ? null : root;
}
