import { offersKlarna, readMerchandising } from '../../../src/core/page/readMerchandising.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { withInstalments } from './selectors.ts';

/**
 * Makes a place for the instalment message after a price of version 7, whose authors place it themselves or leave it out. Only the page
 * context can say on what terms then; where it offers nothing, and where the product has a place already, nothing is done. Returns what
 * takes it away again.
 */
export function createInstalmentsPlace(price: Element, page: Page): () => void {
  const productInstance = page.productInstanceOf(price as HTMLElement);
  const isMissing =
    productInstance && !productInstance.root.matches(withInstalments) && !productInstance.root.querySelector(selectors.parts.instalments);
  const terms = isMissing ? readMerchandising(productInstance, page) : {};
  if (!terms.afterPayAvailable && !offersKlarna(terms)) return () => undefined;
  const place = page.document.createElement('div');
  place.className = selectors.instalmentsPlace;
  place.hidden = true;
  price.after(place);
  return () => place.remove();
}
