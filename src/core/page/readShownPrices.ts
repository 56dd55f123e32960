import { isGateOpen } from './isGateOpen.ts';
import * as selectors from './selectors.ts';

/** The price texts of the page. Bare numbers with a sign from CSS are skipped. */
export function* readShownPrices(page: Document): Generator<string, void> {
  const selector = `[${selectors.hook}="price"]${isGateOpen(page) ? `,${selectors.shownPrice}` : ''}`;
  for (const price of page.querySelectorAll(selector)) {
    if (!price.querySelector(`.${selectors.moneyNative}`)) yield (price.querySelector(selectors.priceValue) ?? price).textContent ?? '';
  }
}
