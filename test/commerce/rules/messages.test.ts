import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import type { ProductType } from '../../../src/commerce/model/productType.ts';
import { createMoneyFormatter } from '../../../src/money/createMoneyFormatter.ts';
import { cartCount } from '../../../widgets/cart/rules/cartCount.ts';
import { instalmentLocale, isClearpay, instalmentPrice } from '../../../widgets/instalments/Instalments.tsx';
import { instalmentOffer, isCartEligibleForInstalments, instalmentText } from '../../../src/commerce/rules/instalmentOffer.ts';
import { scarcityFromStock, lowStockOf, scarcityText, type Scarcity } from '../../../widgets/product/rules/scarcityText.ts';
import { showsInstalmentMessage } from '../../../widgets/instalments/startInstalments.ts';
import { anyProduct, aProduct, aShirt, aVariant, usd } from './aProduct.ts';
import { cartTexts, instalmentTexts } from '../../support/englishTexts.ts';

describe('the low-stock alert', () => {
  const shirt = aShirt(['S Blue 2', 'M Blue 9', 'S Red 1']);
  const scarcity: Scarcity = {
    enabled: true,
    shownByDefault: true,
    text: 'Only {qtyInStock} left!',
    views: [
      { qtyInStock: 3, attributes: null },
      { qtyInStock: 2, attributes: { Color: 'Blue', Size: 'S' } },
      { qtyInStock: 1, attributes: { Size: 'S', Color: 'Red' } },
      { qtyInStock: 7, attributes: { Size: 'S' } },
    ],
  };
  const hidden = { ...scarcity, shownByDefault: false };
  const single = aProduct({ variants: [aVariant({ qtyInStock: 3, attributes: { Size: 'S' } })] });

  it.each<[string, Scarcity, Parameters<typeof scarcityText>[1], Record<string, string>, string | null]>([
    ['nothing chosen, shown by default', scarcity, shirt, {}, 'Only 3 left!'],
    ['nothing chosen, hidden by default', hidden, shirt, {}, null],
    ['one option open, shown by default', scarcity, shirt, { Size: 'S' }, 'Only 3 left!'],
    ['one option open, hidden by default', hidden, shirt, { Size: 'S' }, null],
    ['a scarce variant', hidden, shirt, { Size: 'S', Color: 'Blue' }, 'Only 2 left!'],
    ['the other scarce variant', scarcity, shirt, { Size: 'S', Color: 'Red' }, 'Only 1 left!'],
    ['a variant that is not scarce', scarcity, shirt, { Size: 'M', Color: 'Blue' }, null],
    ['a variant that does not exist', scarcity, shirt, { Size: 'M', Color: 'Red' }, null],
    ['a variant that has run out since', scarcity, aShirt(['S Blue 0', 'M Blue 9']), { Size: 'S', Color: 'Blue' }, null],
    ['a product that is marked as sold out', scarcity, { ...shirt, isMarkedSoldOut: true }, {}, null],
    ['a product of which all have run out', scarcity, aShirt(['S Blue 0', 'M Blue 0']), {}, null],
    ['switched off', { ...scarcity, enabled: false }, shirt, { Size: 'S', Color: 'Blue' }, null],
    ['nothing scarce', { ...scarcity, views: [] }, shirt, {}, null],
    ['a single variant has the product’s own view', hidden, { ...single, variants: [aVariant()] }, {}, 'Only 3 left!'],
    ['a single variant with attributes as well', { ...hidden, views: scarcity.views.slice(0, 1) }, single, {}, 'Only 3 left!'],
    ['no variant data, shown by default', scarcity, aProduct({ variants: [] }), {}, 'Only 3 left!'],
    ['no variant data, hidden by default', hidden, aProduct({ variants: [] }), {}, null],
    ['a text without the number', { ...scarcity, text: 'Hurry!' }, shirt, {}, 'Hurry!'],
  ])('%s', (_title, settings, product, selection, text) => {
    expect(scarcityText(settings, product, selection)).toBe(text);
  });

  it.each<[string, string[], number, [number, object | null][]]>([
    [
      'some variants are low',
      ['S Blue 2', 'M Blue 9', 'S Red 1', 'M Red 0'],
      4,
      [
        [2, { Size: 'S', Color: 'Blue' }],
        [1, { Size: 'S', Color: 'Red' }],
      ],
    ],
    [
      'all that is left is low',
      ['S Blue 2', 'M Blue 0'],
      4,
      [
        [2, { Size: 'S', Color: 'Blue' }],
        [2, null],
      ],
    ],
    ['one variant never runs out', ['S Blue 2', 'M Blue ∞'], 4, [[2, { Size: 'S', Color: 'Blue' }]]],
    ['the page does not say of one', ['S Blue 2', 'M Blue ?'], 4, [[2, { Size: 'S', Color: 'Blue' }]]],
    ['everything is sold out', ['S Blue 0'], 4, []],
    ['the store has no threshold', ['S Blue 1'], 0, []],
    ['there is no variant data', [], 4, []],
  ])('worked out from the stock where the page brings none: %s', (_case, rows, threshold, views) => {
    expect(scarcityFromStock(aShirt(rows), threshold).map(({ qtyInStock, attributes }) => [qtyInStock, attributes])).toEqual(views);
  });

  it('worked out from the stock says nothing of a variant that cannot be bought, whatever is left of it', () => {
    const partly = aShirt(['S Blue 2', 'M Blue 1']);
    const [small, medium] = partly.variants;
    const views = scarcityFromStock({ ...partly, variants: [small!, { ...medium!, problem: 'expected a price' }] }, 4);
    expect(views).toEqual([
      { qtyInStock: 2, attributes: { Size: 'S', Color: 'Blue' } },
      { qtyInStock: 2, attributes: null },
    ]);
  });

  it('worked out from the stock never says less than one or more than the threshold, and nothing of what cannot run out', () => {
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: 0, max: 5 }), (product, threshold) => {
        const views = scarcityFromStock(product, threshold);
        for (const { qtyInStock } of views) expect(qtyInStock >= 1 && qtyInStock <= threshold).toBe(true);
        if (product.type !== 1 && product.type !== 3) expect(views).toEqual([]);
      }),
    );
  });

  it.each([
    [aVariant({ qtyInStock: 10 }), 10, 10],
    [aVariant({ qtyInStock: 1 }), 10, 1],
    [aVariant({ qtyInStock: 11 }), 10, null],
    [aVariant({ qtyInStock: 0 }), 10, null],
    [aVariant({ qtyInStock: null }), 10, null],
    [aVariant({ qtyInStock: 1, unlimited: true }), 10, null],
    [aVariant({ qtyInStock: 1 }), Number.NaN, null],
  ])('low by the store’s threshold: %j', (variant, threshold, low) => {
    expect(lowStockOf(variant, threshold)).toBe(low);
  });
});

describe('paying in instalments', () => {
  const terms = { available: true, min: 100, max: 100_000 };
  const format = createMoneyFormatter({ useCldr: false, locale: 'en-US' });

  it.each<[string, ProductType, number, typeof terms | null, string | null]>([
    ['within the range', 1, 4000, terms, '4 interest-free payments of $10.00'],
    ['payments are rounded up to a cent', 1, 4001, terms, '4 interest-free payments of $10.01'],
    ['just above the minimum', 1, 101, terms, '4 interest-free payments of $0.26'],
    ['at the minimum', 1, 100, terms, 'available for orders over $1.00'],
    ['below the minimum', 1, 0, terms, 'available for orders over $1.00'],
    ['at the maximum', 1, 100_000, terms, '4 interest-free payments of $250.00'],
    ['above the maximum', 1, 100_001, terms, 'available for orders up to $1,000.00'],
    ['not available', 1, 4000, { ...terms, available: false }, null],
    ['nothing known', 1, 4000, null, null],
    ['digital', 2, 4000, terms, null],
    ['service', 3, 4000, terms, null],
    ['gift card', 4, 4000, terms, null],
    ['paywall', 5, 4000, terms, null],
  ])('%s', (_title, type, minor, given, text) => {
    const offer = instalmentOffer(type, usd(minor), given);
    expect(offer && instalmentText(offer, instalmentTexts, format)).toBe(text);
  });

  const shirt = aShirt(['S Blue', 'M Blue', 'S Red'], {});
  const priced = {
    ...shirt,
    variants: shirt.variants.map((variant, at) => ({
      ...variant,
      price: usd([4000, 6000, 5000][at]!),
      onSale: at === 2,
      salePrice: usd(3000),
    })),
  };
  it.each<[string, Record<string, string>, number | null]>([
    ['the lowest while nothing is chosen', {}, 3000],
    ['the lowest while an option is open', { Size: 'M' }, 3000],
    ['that of the choice', { Size: 'M', Color: 'Blue' }, 6000],
    ['the sale price of a choice on sale', { Size: 'S', Color: 'Red' }, 3000],
    ['none of a choice that does not exist', { Size: 'M', Color: 'Red' }, null],
  ])('divides a price: %s', (_case, selection, minor) => {
    expect(instalmentPrice(priced, selection)?.minor ?? null).toBe(minor);
  });

  it('divides the only price of a product without options, and none where the page brings none', () => {
    expect(instalmentPrice(aProduct({}), {})).toEqual(usd(1000));
    expect(instalmentPrice(aProduct({ variants: [] }), {})).toBeNull();
    const pricing = { price: usd(900), salePrice: usd(700), onSale: true };
    expect(instalmentPrice(aProduct({ variants: [], pricing }), {})).toEqual(usd(700));
  });

  it('never pays less than the price, and no payment is higher than the one shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        (minor, min, max) => {
          const offer = instalmentOffer(1, usd(minor), { available: true, min, max });
          expect(offer?.kind).toBe(minor <= min ? 'too-low' : minor > max ? 'too-high' : 'in-range');
          if (offer?.kind !== 'in-range') return;
          expect(offer.amount.minor * offer.payments).toBeGreaterThanOrEqual(minor);
          expect((offer.amount.minor - 1) * offer.payments).toBeLessThan(minor);
        },
      ),
    );
  });

  it.each([
    ['GB', true],
    [' gb ', true],
    ['US', false],
    ['', false],
    [null, false],
  ])('goes by its other name with a merchant in %j: %s', (country, is) => expect(isClearpay(country)).toBe(is));

  it.each([
    ['the site has switched it on', { betaFeatureFlags: ['instalment-message-on-product-page'] }, true],
    ['it is switched on among the switches', { betaFeatureFlags: [], featureFlags: { instalment_message_on_product_page: true } }, true],
    ['the site has switched on nothing', { betaFeatureFlags: [] }, false],
    ['only others are switched on', { featureFlags: { product_branching: true } }, false],
    ['it is switched off', { featureFlags: { instalment_message_on_product_page: false } }, false],
    ['the page knows of no switches at all', {}, true],
    ['the page says of its switches that there are none', { betaFeatureFlags: null }, true],
  ])('is told under the price where %s: %s', (_case, context, is) => expect(showsInstalmentMessage(context)).toBe(is));

  it('counts as many payments as the provider offers', () => {
    const offer = instalmentOffer(1, usd(3000), terms, 3);
    expect(offer && instalmentText(offer, instalmentTexts, format)).toBe('3 interest-free payments of $10.00');
  });

  it.each<[ProductType[], boolean]>([
    [[], false],
    [[1], true],
    [[1, 1], true],
    [[1, 2], false],
    [[3], false],
    [[4, 1], false],
  ])('a cart of types %j: %s', (types, eligible) => {
    expect(isCartEligibleForInstalments(types.map((productType) => ({ productType })))).toBe(eligible);
  });

  it.each([
    ['en-US', 'US', 'en-US'],
    ['en', 'CA', 'en-CA'],
    ['fr', 'CA', 'fr-CA'],
    ['fr_FR', 'ca', 'fr-CA'],
    ['en-GB', 'AU', 'en-AU'],
    ['en', 'NZ', 'en-NZ'],
    ['fr', 'US', 'en-US'],
    ['de', 'CA', 'en-CA'],
    [null, 'US', 'en-US'],
    ['en', 'GB', null],
    ['en', '', null],
    ['en', null, null],
    ['en', 'constructor', null],
  ])('is explained to a speaker of %s by a merchant in %s as %s', (language, country, locale) => {
    expect(instalmentLocale(language, country)).toBe(locale);
  });
});

describe('the cart’s counter', () => {
  it.each([
    [0, '0', '0 items in cart'],
    [1, '1', '1 item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
    [1e9, '100+', 'More than 100 items in cart'],
    [Infinity, '100+', 'More than 100 items in cart'],
    [-4, '0', '0 items in cart'],
    [Number.NaN, '0', '0 items in cart'],
  ])('%d items', (quantity, text, label) => {
    expect(cartCount(quantity, cartTexts)).toEqual({ text, label });
  });
});
