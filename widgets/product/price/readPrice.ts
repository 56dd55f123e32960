import * as selectors from '../../../src/core/page/selectors.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { offersKlarna } from '../../../src/commerce/model/productMerchandising.ts';
import { readMerchandising } from '../../../src/core/page/readMerchandising.ts';
import { FEATURE_FLAG, hasFlag } from '../../../src/commerce/rules/hasFlag.ts';

/** A price, which shows the server's text until something is chosen. That is free text and never parsed. */
export interface PriceProps {
  readonly productInstance: string;
  /** What the price itself stands in: version 8 pages have an element for it, with other things beside. */
  readonly value: Element;
  /** Whether the server has said anything there. */
  readonly isServed: boolean;
  /** Whether its amounts are those of the older money mode, in elements that the page's style sheet puts the sign before. */
  readonly isNative: boolean;
  /** Makes a place for the instalment message after it where the page offers instalments but has none. Returns its off. */
  readonly placeInstalments: () => () => void;
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
    placeInstalments: () => (showsInstalmentMessage(page.context()) ? createInstalmentsPlace(element, page) : () => undefined),
  };
}

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

/**
 * Whether the instalment message stands under the price of a page that has no place for it (spec §2, §9 "Feature flags"), from the page
 * context. Where a page has brought the place, the message is on. A site that says of no flag at all whether it is on is taken to want it.
 */
export function showsInstalmentMessage(context: Parameters<typeof hasFlag>[0]): boolean {
  const { instalmentMessage, instalmentMessageSeen } = FEATURE_FLAG;
  return (
    (context.betaFeatureFlags ?? context.featureFlags) == null ||
    hasFlag(context, instalmentMessage) ||
    hasFlag(context, instalmentMessageSeen)
  );
}

/** How existing templates name what stands in a price on sale. */
export const original = 'original-price';
export const sale = 'sale-price';
export const hiddenLabel = 'visually-hidden v6-visually-hidden';

/** Products whose template has brought the place of an instalment message of its own accord, where there is to be one: all but version 7's. */
export const withInstalments =
  '[data-storefront="product"],.product-block,.sqs-product-quick-view-content,.product-detail,#pdp,#pdp *,.pdp-layout';
