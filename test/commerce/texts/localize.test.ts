import { describe, expect, it } from 'vitest';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { siteText } from '../../../src/commerce/texts/siteText.ts';
import { productTextKeys, productTexts } from '../../../src/commerce/texts/productTexts.ts';

const words = { greet: 'Hello', leave: 'Bye' } as const;

describe('a catalogue in the words of the site', () => {
  it('keeps our texts where the site has none', () => {
    for (const nothing of [undefined, null, {}, [], 'text', 7]) expect(localize(words, nothing)).toEqual(words);
  });

  it('takes the string of the same name', () => {
    expect(localize(words, { greet: 'Hallo', unrelated: 'x' })).toEqual({ greet: 'Hallo', leave: 'Bye' });
  });

  it('takes the string under the platform’s key, unless there is one under our own', () => {
    const keys = { greet: 'platformGreeting' } as const;
    expect(localize(words, { platformGreeting: 'Salut' }, keys).greet).toBe('Salut');
    expect(localize(words, { platformGreeting: 'Salut', greet: 'Hallo' }, keys).greet).toBe('Hallo');
  });

  it('ignores what is no text: blanks, numbers, objects', () => {
    for (const bad of ['', '  ', 3, null, { one: 'a', other: 'b' }, ['x']]) {
      expect(localize(words, { greet: bad }).greet).toBe('Hello');
    }
  });

  it('ignores strings that the page did not put there itself', () => {
    expect(localize(words, Object.create({ greet: 'inherited' })).greet).toBe('Hello');
    expect(siteText({}, 'constructor')).toBeNull();
    expect(siteText(JSON.parse('{"__proto__":{"greet":"x"}}'), 'greet')).toBeNull();
  });

  it('gives back the catalogue’s keys and no others', () => {
    const texts = localize(productTexts, { addToCart: 'Kaufen', evil: 'x' }, productTextKeys);
    expect(Object.keys(texts)).toEqual(Object.keys(productTexts));
    expect(texts.addToCart).toBe('Kaufen');
  });

  it('words the product page from the strings that the platform serves', () => {
    const texts = localize(
      productTexts,
      {
        productAddToCartText: 'In den Warenkorb',
        productSubscribeText: 'Abonnieren',
        productSoldOutText: 'ausverkauft',
        productSaleText: 'Angebot',
        productQuickViewText: 'Schnellansicht',
        giftCardVariantSelectText: 'Wert wählen',
        productVariantSelectText: '{variantName} wählen',
        productQuantityInputLabel: 'Menge:',
        productPriceUnavailable: 'Nicht verfügbar',
        productPriceFromText: 'ab {fromPrice}',
        salePriceText: 'Angebotspreis:',
        originalPriceText: 'Normalpreis:',
      },
      productTextKeys,
    );
    expect(texts).toMatchObject({
      addToCart: 'In den Warenkorb',
      subscribe: 'Abonnieren',
      soldOut: 'ausverkauft',
      soldOutMark: 'ausverkauft',
      saleMark: 'Angebot',
      quickView: 'Schnellansicht',
      selectValue: 'Wert wählen',
      selectVariant: '{variantName} wählen',
      quantity: 'Menge:',
      unavailable: 'Nicht verfügbar',
      fromPrice: 'ab {fromPrice}',
      salePrice: 'Angebotspreis:',
      originalPrice: 'Normalpreis:',
    });
  });
});
