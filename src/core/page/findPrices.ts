import * as selectors from './selectors.ts';

/** The prices in a part of the page, but not those of a choice between buying once and subscribing. */
export const findPrices = (container: ParentNode): Element[] =>
  [...container.querySelectorAll(selectors.parts.price)].filter((price) => !price.closest(selectors.productPlanChoice));
