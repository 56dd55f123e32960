import { afterEach, describe, expect, it } from 'vitest';
import { createPage } from '../../../src/core/page/createPage.ts';
import { placeReviews } from '../../../widgets/reviews/placeReviews.ts';
import { clearPage, showPage } from '../../core/page/openPage.ts';

const CONTEXT = { item: { id: 'mug', title: 'Mug' }, collection: { type: 13 } };
const openPage = () => createPage(document, [], 'USD');
const PRICE = '<div class="product-price">$1</div>';
const outline = () =>
  [...document.body.querySelectorAll('*')].map((node) => node.getAttribute('data-storefront') ?? node.className ?? node.id).join(' ');

afterEach(clearPage);

describe('the places of reviews', () => {
  it.each([
    [
      'after the additional information, summary before the price',
      `<article class="ProductItem" data-item-id="mug"><div class="ProductItem-summary">${PRICE}</div><div class="ProductItem-additional"></div></article>`,
      'ProductItem ProductItem-summary review-summary product-price ProductItem-additional reviews',
    ],
    [
      'else after the summary',
      `<article class="ProductItem" data-item-id="mug"><div class="ProductItem-summary">${PRICE}</div></article>`,
      'ProductItem ProductItem-summary review-summary product-price reviews',
    ],
    [
      'else after the product wrapper',
      `<div class="productWrapper" id="productWrapper" data-item-id="mug">${PRICE}</div>`,
      'productWrapper review-summary product-price reviews',
    ],
    [
      'else after the root',
      `<article class="pdp-layout" data-item-id="mug"><div class="pdp-details-price">${PRICE}</div></article>`,
      'pdp-layout pdp-details-price review-summary product-price reviews',
    ],
    [
      'in what version 8 leaves empty for them, outside its product',
      `<div class="product-detail" data-context="{}" data-product-id="mug"><div class="product-review-summary"></div>${PRICE}</div><section class="product-reviews-section"></section>`,
      'product-detail product-review-summary review-summary product-price product-reviews-section reviews',
    ],
    [
      'in the summary that version 7.1 may have',
      `<article class="ProductItem" data-item-id="mug"><div class="reviewSummary"></div>${PRICE}</article>`,
      'ProductItem reviewSummary review-summary product-price reviews',
    ],
    [
      'not at the price of a block or of a choice of plans',
      `<div class="product-block" data-product="{}">${PRICE}</div><article class="ProductItem" data-item-id="mug"><div class="product-subs-otp">${PRICE}</div>${PRICE}</article>`,
      'product-block product-price ProductItem product-subs-otp product-price review-summary product-price reviews',
    ],
  ])('stand %s', (_where, html, expected) => {
    showPage(html, CONTEXT);
    const before = document.body.innerHTML;
    const leaving = new AbortController();
    placeReviews(openPage(), leaving.signal);
    expect(outline()).toBe(expected);
    for (const place of document.querySelectorAll('[data-storefront]')) expect(place.getAttribute('data-product-id')).toBe('mug');
    const placed = document.body.innerHTML;
    placeReviews(openPage(), leaving.signal);
    expect(document.body.innerHTML).toBe(placed);
    leaving.abort();
    expect(document.body.innerHTML).toBe(before);
    // The file may arrive after the page was left.
    placeReviews(openPage(), leaving.signal);
    expect(document.body.innerHTML).toBe(before);
  });

  it.each([
    ['a page of no product', `<div class="product-block" data-product="{}">${PRICE}</div>`, {}],
    [
      'a page with places of our own hooks',
      `<p data-storefront="reviews"></p><article class="ProductItem" data-item-id="mug">${PRICE}</article>`,
      CONTEXT,
    ],
  ])('are not made on %s', (_page, html, context) => {
    showPage(html, context);
    placeReviews(openPage(), new AbortController().signal);
    expect(document.body.innerHTML).toBe(html);
  });
});
