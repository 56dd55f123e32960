import { isGateOpen } from './isGateOpen.ts';
import * as selectors from './selectors.ts';

/** What stands in the prices of the page, one by one. */
export function* readShownPrices(page: Document): Generator<string, void> {
  const selector = `[${selectors.hook}="price"]${isGateOpen(page) ? `,${selectors.shownPrice}` : ''}`;
  for (const price of page.querySelectorAll(selector)) yield price.textContent ?? '';
}
