import { offersKlarna } from '../../src/commerce/model/productMerchandising.ts';
import { readMerchandising } from '../../src/core/page/readMerchandising.ts';
import { findPrices } from '../../src/core/page/findPrices.ts';
import type { Page, PageProduct } from '../../src/core/page/createPage.ts';
import type { ProductActions } from '../product/index.ts';
import { BLOCK } from './selectors.ts';

/**
 * Makes a place for the instalment message after a product's price. Only the page context can say on what terms; where it offers nothing,
 * and where the product has a place already, nothing is done. Taken back once the product is closed.
 */
export function placeInstalments(product: PageProduct, page: Page, { store, get }: Pick<ProductActions, 'store' | 'get'>): void {
  const { id, root } = product;
  if (!get(id) || root.querySelector(`[data-afterpay],.${BLOCK}`)) return;
  const terms = readMerchandising(product, page);
  if (!terms.afterPayAvailable && !offersKlarna(terms)) return;
  const price = findPrices(root).find((found) => page.rootFor(found) === root);
  if (!price) return;
  const place = page.document.createElement('div');
  place.className = BLOCK;
  place.hidden = true;
  price.after(place);
  const off = store.subscribe(() => {
    if (get(id)) return;
    off();
    place.remove();
  });
}
