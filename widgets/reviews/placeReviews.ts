import type { Page } from '../../src/core/page/createPage.ts';
import { findPageProduct } from '../../src/core/page/findPageProduct.ts';
import { onAbort } from '../../src/lib/listen.ts';

/** Served empty for reviews. */
const SERVED_SECTION = '.product-reviews-section';
const SERVED_SUMMARY = '.product-review-summary,.reviewSummary';
const AREAS = ['.ProductItem-additional', '.ProductItem-summary', '#productWrapper'];
const HOOK = '[data-storefront="reviews"],[data-storefront="review-summary"]';
/** Reserves space, so that the content below is out of sight until the reviews are shown. */
const SECTION_ROOM = 'min-block-size:100vh';
/** Beside the price, which must not move. */
const BESIDE = 'float:right;float:inline-end';
const SUMMARY_ROOM = 'min-block-size:1.5em';

/**
 * Adds hooks for a product page's reviews unless the page has them: in the served empty places, else the summary before the price and the
 * section after the product.
 *
 * @param signal removes them
 */
export function placeReviews(page: Page, signal: AbortSignal): void {
  const { document } = page;
  const product = signal.aborted || document.querySelector(HOOK) ? null : findPageProduct(document, page.context());
  if (!product) return;
  const { id, root, price } = product;
  const place = (part: string, style: string, where: InsertPosition, anchor: Element | null | undefined) => {
    if (!anchor) return;
    const node = document.createElement('div');
    node.dataset['storefront'] = part;
    node.dataset['productId'] = id;
    node.style.cssText = style;
    anchor.insertAdjacentElement(where, node);
    onAbort(signal, () => node.remove());
  };
  const servedSummary = document.querySelector(SERVED_SUMMARY);
  if (servedSummary) place('review-summary', SUMMARY_ROOM, 'beforeend', servedSummary);
  else place('review-summary', BESIDE, 'beforebegin', price);
  const area = AREAS.map((selector) => document.querySelector(selector)).find(Boolean);
  const servedSection = document.querySelector(SERVED_SECTION);
  if (servedSection) place('reviews', SECTION_ROOM, 'beforeend', servedSection);
  else place('reviews', SECTION_ROOM, 'afterend', area ?? root);
}
