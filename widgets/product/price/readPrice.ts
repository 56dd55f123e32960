import * as selectors from '../../../src/core/page/selectors.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

/** The served text is never parsed. */
export interface PriceProps {
  readonly productKey: string;
  /** Version 8 pages have a separate element for the price itself. */
  readonly value: Element;
  readonly isServed: boolean;
  /** The older money mode, whose sign the style sheet adds. */
  readonly isNative: boolean;
}

/** `null` for prices of something else (a plan, an add-on). */
export function readPrice(element: HTMLElement, page: Page): PriceProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct || element.closest(selectors.productPlanChoice)) return null;
  const value = element.querySelector(selectors.priceValue) ?? element;
  const isServed = isFilled(value);
  // A list that only shows a product keeps the served price.
  if (isServed && pageProduct.product.variants.length === 0 && pageProduct.root.matches(selectors.listItem)) return null;
  return {
    productKey: pageProduct.id,
    value,
    isServed,
    isNative: value.querySelector(`.${selectors.moneyNative}`) !== null,
  };
}

/** Class of the struck price in existing templates. */
export const original = 'original-price';
export const sale = 'sale-price';
export const hiddenLabel = 'visually-hidden v6-visually-hidden';
