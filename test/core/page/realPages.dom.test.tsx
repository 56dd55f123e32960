import { afterEach, describe, expect, it } from 'vitest';
import { fixtureParts, type FixtureName } from '../../support/fixtures.ts';
import { clearPage, productOf, showPage } from './openPage.ts';

afterEach(clearPage);

const show = (name: FixtureName, change: (html: string) => string = (html) => html): void => {
  const { body, context } = fixtureParts(name);
  showPage(change(body), context);
};
const gbp = (minor: number) => ({ minor, currency: 'GBP' });

describe('a product of a real page', () => {
  it('with one variant is known by the page context of its item: there is no list of variants on the page', () => {
    show('v71-product-single');
    expect(document.querySelector('.product-variants')).toBeNull();
    expect(productOf('article.ProductItem')).toMatchObject({
      id: '0123456789abcdef00000007',
      type: 1,
      isMarkedSoldOut: false,
      optionNames: [],
      variants: [{ sku: 'SQ0000031', price: gbp(1600), unlimited: true }],
    });
  });

  it('that is sold out says so by its class, its mark and its stock', () => {
    show('v70-product-sold-out-single');
    expect(productOf('article.ProductItem')).toMatchObject({
      isMarkedSoldOut: true,
      variants: [{ sku: 'SQ0000011', price: gbp(1900), unlimited: false, qtyInStock: 0 }],
    });
  });

  it.each<[string, (html: string) => string, boolean]>([
    ['by its class alone', (html) => html.replace(/<div class="product-mark[^<]*<\/div>/, ''), true],
    ['by its mark alone', (html) => html.replace('post-type-store-item sold-out', 'post-type-store-item'), true],
    [
      'by neither',
      (html) => html.replace(/<div class="product-mark[^<]*<\/div>/, '').replace('post-type-store-item sold-out', 'post-type-store-item'),
      false,
    ],
    [
      'not by the mark of a related product',
      (html) =>
        html
          .replace('post-type-store-item sold-out', 'post-type-store-item')
          .replace(/<div class="product-mark[^<]*<\/div>/, '<div class="product-related-products">$&</div>'),
      false,
    ],
  ])('may say so %s', (_case, change, isMarkedSoldOut) => {
    show('v70-product-sold-out-single', change);
    expect(productOf('article.ProductItem').isMarkedSoldOut).toBe(isMarkedSoldOut);
  });

  it('that is a gift card of one amount says nothing but its type', () => {
    show('v71-gift-card-one-amount');
    expect(productOf('article.ProductItem')).toMatchObject({
      id: '0123456789abcdef00000009',
      type: 4,
      variants: [],
      isMarkedSoldOut: false,
    });
  });

  it('of version 8 is priced by the product where its variants have no prices', () => {
    show('v80-product-without-prices');
    expect(productOf('.product-detail')).toMatchObject({
      id: '0123456789abcdef00000060',
      title: 'Pine Bench',
      variants: [
        { sku: 'SQ0000061', price: { minor: 400_000, currency: 'USD' }, qtyInStock: null },
        { sku: 'SQ0000062', price: { minor: 400_000, currency: 'USD' }, qtyInStock: null },
      ],
    });
  });

  it('of version 8 is still one where nothing has a price', () => {
    show('v80-product-without-prices', (html) => html.replace(/&quot;price&quot;:{[^}]*},/, ''));
    expect(productOf('.product-detail').variants).toMatchObject([{ sku: 'SQ0000061', price: null }, { price: null }]);
  });
});
