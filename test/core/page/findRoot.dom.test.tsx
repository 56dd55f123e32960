import { afterEach, describe, expect, it } from 'vitest';
import { findRoot } from '../../../src/core/page/findRoot.ts';
import { recognisesPlatformMarkup } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { clearPage, one, showForeignPage, showPage } from './openPage.ts';

afterEach(clearPage);

const rootOf = (id: string) => findRoot(one(`#${id}`), recognisesPlatformMarkup(document))?.id ?? null;
const BUTTON = '<div class="sqs-add-to-cart-button-wrapper" id="wrapper"><div class="sqs-add-to-cart-button" id="button"></div></div>';
const PRICE = '<div class="product-price" id="price"></div>';

describe('the product that a part belongs to', () => {
  it.each([
    [
      'version 8',
      `<div class="product-detail product-item" data-context="{}" id="root"><div class="product-meta">${PRICE}${BUTTON}</div></div>`,
    ],
    [
      'version 7.1, simple',
      `<section id="pdp"><article class="ProductItem hentry" data-item-id="1" id="root"><section>${PRICE}</section>${BUTTON}</article></section>`,
    ],
    ['version 7.1, full', `<article class="pdp-layout" id="root"><div class="product-details">${PRICE}${BUTTON}</div></article>`],
    ['version 7', `<div><article class="ProductItem" data-item-id="1" id="root">${PRICE}${BUTTON}</article></div>`],
    ['a block', `<div class="sqs-block-product"><div class="product-block" data-product="{}" id="root">${PRICE}${BUTTON}</div></div>`],
    ['our own hooks', `<div data-storefront="product" data-product-id="1" id="root">${PRICE}${BUTTON}</div>`],
  ])('is the one around it: %s', (_case, html) => {
    showPage(html);
    expect([rootOf('price'), rootOf('button')]).toEqual(['root', 'root']);
  });

  it('is the old wrapper by its id', () => {
    showPage(`<div id="productWrapper"><div id="productDetails">${PRICE}</div>${BUTTON}</div>`);
    expect([rootOf('price'), rootOf('button')]).toEqual(['productWrapper', 'productWrapper']);
  });

  it('is the quick view, not the item inside it, nor the page behind it', () => {
    showPage(
      `<div class="ProductItem" data-item-id="0" id="page"><div class="sqs-product-quick-view-content" id="root">` +
        `<div class="ProductItem ProductItem-quick-view" data-item-id="1" id="inner">${PRICE}${BUTTON}</div></div></div>`,
    );
    expect([rootOf('price'), rootOf('button')]).toEqual(['root', 'root']);
  });

  it('is the block in the middle of another product’s page', () => {
    showPage(
      `<article class="ProductItem" data-item-id="1" id="page"><div class="product-block" data-product="{}" id="block">${PRICE}</div>${BUTTON}</article>`,
    );
    expect([rootOf('price'), rootOf('button')]).toEqual(['block', 'page']);
  });

  it('is the outer root when the inner one repeats its id, or has none', () => {
    showPage(
      `<div class="productWrapper" data-item-id="1" id="outer"><article class="ProductItem" data-item-id="1" id="inner">${PRICE}</article>` +
        `<article class="pdp-layout" id="nameless">${BUTTON}</article></div>`,
    );
    expect([rootOf('price'), rootOf('button')]).toEqual(['outer', 'outer']);
  });

  it('is the inner root when its id is another one', () => {
    showPage(
      `<div class="ProductItem" data-item-id="1" id="outer"><article class="ProductItem" data-item-id="2" id="inner">${PRICE}</article>${BUTTON}</div>`,
    );
    expect([rootOf('price'), rootOf('button')]).toEqual(['inner', 'outer']);
  });

  it('is told by hooks alone on a page of another kind', () => {
    showForeignPage(
      `<div class="ProductItem" data-item-id="1">${PRICE}</div><div data-storefront="product" data-product-id="2" id="root"><p id="own" data-storefront="price"></p></div>`,
    );
    expect([rootOf('price'), rootOf('own')]).toEqual([null, 'root']);
  });

  it('is none for a part that stands alone', () => {
    showPage(PRICE);
    expect(rootOf('price')).toBeNull();
  });
});

describe('a product in wrappers of the author’s own', () => {
  it('is the nearest box with the button and a price', () => {
    showPage(
      `<main id="main"><div id="box"><div>${PRICE}</div><div id="buy"><div class="product-variants" id="variants"></div>${BUTTON}</div></div></main>`,
    );
    expect(['price', 'variants', 'button'].map(rootOf)).toEqual(['box', 'box', 'box']);
  });

  it('is the nearest box with an item’s id, however near a price stands', () => {
    showPage(
      `<main id="main"><div id="box" data-item-id="1"><div id="buy">${PRICE}${BUTTON}</div><div class="product-variants" id="variants"></div></div></main>`,
    );
    expect(['price', 'variants', 'button'].map(rootOf)).toEqual(['box', 'box', 'box']);
  });

  it('is not the box of another item', () => {
    showPage(
      `<main data-item-id="list" id="main"><div id="box">${PRICE}<div class="sqs-add-to-cart-button" data-item-id="1" id="button"></div></div></main>`,
    );
    expect(['price', 'button'].map(rootOf)).toEqual(['box', 'box']);
  });

  it('is what holds the button’s wrapper where there is neither', () => {
    showPage(`<main id="main"><div id="buy">${BUTTON}</div></main>`);
    expect(rootOf('button')).toBe('buy');
  });

  it('is never the whole page', () => {
    showPage(BUTTON);
    document.body.id = 'body';
    expect(rootOf('button')).not.toBe('body');
  });

  it('is not led by the button of an add-on', () => {
    showPage(`<main id="main"><div id="box">${PRICE}<div class="product-add-ons">${BUTTON}</div></div></main>`);
    expect(rootOf('price')).toBeNull();
  });
});

describe('what is not this product’s', () => {
  it.each([
    'product-add-ons',
    'pdp-product-add-ons',
    'add-on-card',
    'add-on-add-to-cart-wrapper',
    'product-related-products',
    'related-products-section',
    'product-list',
    'products-list',
    'sqs-block-summary-v2',
  ])('is a price inside .%s', (name) => {
    showPage(`<article class="ProductItem" data-item-id="1" id="root"><div class="${name}"><div>${PRICE}</div></div>${BUTTON}</article>`);
    expect([rootOf('price'), rootOf('button')]).toEqual([null, 'root']);
  });

  it('is anything on a paywall’s page', () => {
    showPage(`<div data-test="paywall-page-root">${PRICE}${BUTTON}</div>`);
    expect([rootOf('price'), rootOf('button')]).toEqual([null, null]);
  });

  it('is a product of its own when one of these holds a whole one', () => {
    showPage(`<div class="product-list"><article class="ProductItem" data-item-id="7" id="seven">${PRICE}${BUTTON}</article></div>`);
    expect([rootOf('price'), rootOf('button')]).toEqual(['seven', 'seven']);
  });
});
