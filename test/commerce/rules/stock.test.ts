import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import type { ProductType } from '../../../src/commerce/model/productType.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import { isOnSale, badgeText, productBadge } from '../../../src/commerce/rules/productBadge.ts';
import { isSoldOut, soldOutChoiceText, soldOutLabel, stockOf } from '../../../src/commerce/rules/soldOut.ts';
import { isStockSufficient } from '../../../widgets/product/rules/checkAdd.ts';
import { isVariantInStock, tracksStock } from '../../../src/commerce/rules/stock.ts';
import { quantityCap } from '../../../src/commerce/rules/stock.ts';
import { withStock } from '../../../widgets/product/calls/stock.ts';
import { anyProduct, aProduct, aVariant } from './aProduct.ts';
import { productTexts } from '../../support/englishTexts.ts';

const none = aVariant({ qtyInStock: 0 });
const five = aVariant({ qtyInStock: 5 });
const endless = aVariant({ unlimited: true, qtyInStock: 0 });
const untold = aVariant({ qtyInStock: null });

const PHYSICAL = 1;
const DIGITAL = 2;
const SERVICE = 3;
const GIFT_CARD = 4;
const PAYWALL = 5;

describe('what can run out', () => {
  it.each<[string, ProductType, boolean]>([
    ['a physical product can', PHYSICAL, true],
    ['a download cannot', DIGITAL, false],
    ['a service can', SERVICE, true],
    ['a gift card cannot', GIFT_CARD, false],
    ['a membership cannot', PAYWALL, false],
  ])('%s', (_title, type, can) => expect(tracksStock(type)).toBe(can));
});

describe('what is sold out, and how much there is', () => {
  it.each<[string, ProductType, Variant[], number, boolean]>([
    ['a physical product with stock', PHYSICAL, [five], 5, false],
    ['one variant of two left', PHYSICAL, [none, five], 5, false],
    ['two variants add up', PHYSICAL, [five, five], 10, false],
    ['nothing left', PHYSICAL, [none, none], 0, true],
    ['one unlimited variant', PHYSICAL, [none, endless], Infinity, false],
    ['one variant whose stock the page does not say', PHYSICAL, [none, untold], Infinity, false],
    ['no variant data at all', PHYSICAL, [], Infinity, false],
    ['a service with stock', SERVICE, [five], 5, false],
    ['a service with nothing left', SERVICE, [none], 0, true],
    ['a digital product', DIGITAL, [none], Infinity, false],
    ['a digital product without variants', DIGITAL, [], Infinity, false],
    ['a gift card', GIFT_CARD, [none, none], Infinity, false],
    ['a paywall', PAYWALL, [none], Infinity, false],
  ])('%s', (_title, type, variants, stock, soldOut) => {
    const product = aProduct({ type, variants });
    expect(stockOf(product)).toBe(stock);
    expect(isSoldOut(product)).toBe(soldOut);
  });

  it('stock is never negative and never NaN, and zero means sold out, for any product', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        expect(stockOf(product)).toBeGreaterThanOrEqual(0);
        expect(isSoldOut(product)).toBe(stockOf(product) === 0);
        if (isSoldOut(product)) {
          expect(product.variants.every((variant) => !isVariantInStock(variant, product.type))).toBe(true);
        }
      }),
    );
  });

  it('a negative quantity on a page takes nothing away from the others', () => {
    expect(stockOf(aProduct({ variants: [aVariant({ qtyInStock: -3 }), five] }))).toBe(5);
    expect(isSoldOut(aProduct({ variants: [aVariant({ qtyInStock: -3 })] }))).toBe(true);
  });

  it.each<[string, Variant, ProductType, boolean]>([
    ['stock above 0', five, PHYSICAL, true],
    ['stock 0', none, PHYSICAL, false],
    ['unlimited', endless, PHYSICAL, true],
    ['not said', untold, PHYSICAL, true],
    ['a service’s 0', none, SERVICE, false],
    ['a gift card’s 0', none, GIFT_CARD, true],
    ['a digital 0', none, DIGITAL, true],
  ])('a variant with %s', (_title, variant, type, inStock) => {
    expect(isVariantInStock(variant, type)).toBe(inStock);
  });

  it('a product of no known type counts as physical', () => {
    expect(isVariantInStock(none)).toBe(false);
  });
});

describe('the mark on a product', () => {
  const sale = aVariant({ onSale: true });
  const soldOutSale = aVariant({ onSale: true, qtyInStock: 0 });

  it.each<[string, ProductType, boolean, Variant[], 'sold-out' | 'sale' | null]>([
    ['neither', PHYSICAL, false, [five], null],
    ['on sale, for any variant is', PHYSICAL, false, [five, sale], 'sale'],
    ['sold out', PHYSICAL, false, [none], 'sold-out'],
    ['sold out wins over sale', PHYSICAL, false, [soldOutSale], 'sold-out'],
    ['only variants count on a physical product', PHYSICAL, true, [five], null],
    ['a digital product says so itself', DIGITAL, true, [], 'sale'],
    ['a digital product’s variants say nothing', DIGITAL, false, [sale], null],
    ['a gift card is on sale like its variants', GIFT_CARD, false, [soldOutSale], 'sale'],
  ])('%s', (_title, type, onSale, variants, badge) => {
    const product = aProduct({ type, onSale, variants });
    expect(productBadge(product)).toBe(badge);
    expect(isOnSale(product)).toBe(variants.some((variant) => variant.onSale && type !== DIGITAL) || (type === DIGITAL && onSale));
  });

  it('reads "sale", "sold out", or the site’s own sold-out text', () => {
    expect(badgeText('sale', productTexts, 'Gone')).toBe('sale');
    expect(badgeText('sold-out', productTexts)).toBe('sold out');
    expect(badgeText('sold-out', productTexts, '')).toBe('sold out');
    expect(badgeText('sold-out', productTexts, ' Gone ')).toBe('Gone');
  });

  it('the product page’s sold-out text is the site’s own, else "Sold Out"', () => {
    expect(soldOutLabel(productTexts, null)).toBe('Sold Out');
    expect(soldOutLabel(productTexts, { customSoldOutText: '  ' })).toBe('Sold Out');
    expect(soldOutLabel(productTexts, { customSoldOutText: 'Gone' })).toBe('Gone');
    expect(soldOutChoiceText('M', 'Sold Out', productTexts)).toBe('M (Sold Out)');
  });
});

describe('how many may still go into the cart', () => {
  it.each<[string, ProductType, Variant | null, number, number]>([
    ['all of the stock', PHYSICAL, five, 0, 5],
    ['the stock less what the cart holds', PHYSICAL, five, 3, 2],
    ['none when the cart holds it all', PHYSICAL, five, 5, 0],
    ['none when the cart holds more than there is', PHYSICAL, five, 9, 0],
    ['none of what is sold out', PHYSICAL, none, 0, 0],
    ['9999 of an unlimited variant, whatever the cart holds', PHYSICAL, endless, 5000, 9999],
    ['9999 where the page does not say', PHYSICAL, untold, 3, 9999],
    ['9999 of more', PHYSICAL, aVariant({ qtyInStock: 20_000 }), 0, 9999],
    ['9999 gift cards', GIFT_CARD, none, 3, 9999],
    ['9999 where no variant is known', PHYSICAL, null, 3, 9999],
    ['a cart count of NaN is an empty cart', PHYSICAL, five, Number.NaN, 5],
    ['a negative cart count is an empty cart', PHYSICAL, five, -2, 5],
    ['an endless cart leaves none', PHYSICAL, five, Infinity, 0],
    ['a stock of NaN leaves none', PHYSICAL, aVariant({ qtyInStock: Number.NaN }), 0, 0],
  ])('%s', (_title, type, variant, inCart, cap) => {
    expect(quantityCap({ type }, variant, inCart)).toBe(cap);
  });

  it.each([
    ['unlimited', { unlimited: true, qtyInStock: 0 }, 100, true],
    ['one more than the cart holds', { unlimited: false, qtyInStock: 3 }, 2, true],
    ['as many as the cart holds', { unlimited: false, qtyInStock: 3 }, 3, false],
    ['fewer than the cart holds', { unlimited: false, qtyInStock: 3 }, 4, false],
    ['none at all', { unlimited: false, qtyInStock: 0 }, 0, false],
    ['unknown', { unlimited: false, qtyInStock: null }, 4, true],
    ['a cart count of NaN', { unlimited: false, qtyInStock: 1 }, Number.NaN, true],
  ])('before the additional fields are asked for: %s', (_title, stock, inCart, sufficient) => {
    expect(isStockSufficient(stock, inCart)).toBe(sufficient);
  });
});

describe('a product whose page says that it is sold out', () => {
  const marked = aProduct({ isMarkedSoldOut: true, variants: [aVariant({ unlimited: true })] });

  it('is, whatever its data says, unless its type cannot run out', () => {
    expect(isSoldOut(marked)).toBe(true);
    expect(isSoldOut({ ...marked, variants: [] })).toBe(true);
    expect(isSoldOut({ ...marked, type: 4 })).toBe(false);
  });

  it('is not any more once the platform has some of it', () => {
    const level = { sku: null, unlimited: false, qtyInStock: 0 };
    expect(isSoldOut(withStock(marked, [level]))).toBe(true);
    expect(isSoldOut(withStock(marked, [{ ...level, qtyInStock: 2 }]))).toBe(false);
    expect(withStock(marked, [])).toBe(marked);
  });
});
