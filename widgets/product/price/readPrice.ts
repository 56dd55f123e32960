import * as selectors from '../../../src/core/page/selectors.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

/** A price, which shows the server's text until something is chosen. That is free text and never parsed. */
export interface PriceProps {
  readonly productInstance: string;
  /** What the price itself stands in: version 8 pages have an element for it, with other things beside. */
  readonly value: Element;
  /** Whether the server has said anything there. */
  readonly isServed: boolean;
  /** Whether its amounts are those of the older money mode, in elements that the page's style sheet puts the sign before. */
  readonly isNative: boolean;
}

/** Reads a price; one that is about another thing than the product (a plan's price, an add-on's) is not ours. */
export function readPrice(element: HTMLElement, page: Page): PriceProps | null {
  const productInstance = page.productInstanceOf(element);
  if (!productInstance || element.closest(selectors.productPlanChoice)) return null;
  const value = element.querySelector(selectors.priceValue) ?? element;
  const isServed = isFilled(value);
  // Of a list that only shows it the price is the server's.
  if (isServed && productInstance.product.variants.length === 0 && productInstance.root.matches(selectors.listItem)) return null;
  return {
    productInstance: productInstance.id,
    value,
    isServed,
    isNative: value.querySelector(`.${selectors.moneyNative}`) !== null,
  };
}

/** How existing templates name what stands in a price on sale. */
export const original = 'original-price';
export const sale = 'sale-price';
export const hiddenLabel = 'visually-hidden v6-visually-hidden';
