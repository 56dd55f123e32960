import { isGateOpen } from './isGateOpen.ts';
import * as selectors from './selectors.ts';

/** What stands in the prices of the page, one by one. Bare numbers that the page's style sheet puts the sign before show no spelling. */
export function* readShownPrices(page: Document): Generator<string, void> {
  const selector = `[${selectors.hook}="price"]${isGateOpen(page) ? `,${selectors.shownPrice}` : ''}`;
  for (const price of page.querySelectorAll(selector)) {
    if (!price.querySelector(`.${selectors.moneyNative}`)) yield (price.querySelector(selectors.priceValue) ?? price).textContent ?? '';
  }
}
