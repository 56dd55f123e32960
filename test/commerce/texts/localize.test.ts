import { describe, expect, it } from 'vitest';
import { localize, textKey } from '../../../src/commerce/texts/localize.ts';
import { failureTexts } from '../../../src/commerce/texts/failureText.ts';
import { summaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import { fieldTexts, formTexts } from '../../../widgets/form/formTexts.ts';
import { restockTexts } from '../../../widgets/restock/restockTexts.ts';
import { siteText } from '../../../src/commerce/texts/siteText.ts';
import { productTexts } from '../../../src/commerce/texts/productTexts.ts';

const english = { greet: 'Hello', leave: 'Bye' } as const;
const words = { name: 'hall', texts: english } as const;

describe('a catalogue in the words of the site', () => {
  it('keeps our texts where the site has none', () => {
    for (const nothing of [undefined, null, {}, [], 'text', 7]) expect(localize(words, nothing)).toEqual(english);
  });

  it('takes the string of the same name', () => {
    expect(localize(words, { greet: 'Hallo', unrelated: 'x' })).toEqual({ greet: 'Hallo', leave: 'Bye' });
  });

  it('takes the string under the platform’s key first, then under our key of the feature, then under the key that we had before', () => {
    const greeting = { name: 'hall', texts: { greet: ['Hello', 'platformGreeting'] } } as const;
    const strings = { platformGreeting: 'Salut', 'hall.greet': 'Moin', greet: 'Hallo' };
    expect(localize(greeting, strings).greet).toBe('Salut');
    expect(localize(greeting, { ...strings, platformGreeting: ' ' }).greet).toBe('Moin');
    expect(localize(greeting, { greet: 'Hallo' }).greet).toBe('Hallo');
    expect(localize(greeting, {}).greet).toBe('Hello');
  });

  it('has keys of the feature that do not repeat its name', () => {
    expect(textKey('cart', 'subtotal')).toBe('cart.subtotal');
    expect(textKey('cart', 'cartEmpty')).toBe('cart.empty');
    expect(textKey('review', 'reviews')).toBe('review.reviews');
    expect(textKey('form', 'First')).toBe('form.first');
    expect(textKey('wish-list', 'wishKept')).toBe('wish-list.wishKept');
  });

  it('tells apart what had the same key in two features', () => {
    const strings = { 'form.signUp': 'Neuigkeiten', 'restock.signUp': 'Anmelden', 'form.emailInvalid': 'F', 'restock.emailInvalid': 'R' };
    expect(localize(fieldTexts, strings).signUp).toBe('Neuigkeiten');
    expect(localize(restockTexts, strings)).toMatchObject({ signUp: 'Anmelden', emailInvalid: 'R' });
    expect(localize(formTexts, strings).emailInvalid).toBe('F');
    expect(localize(failureTexts, { 'shop.noAnswer': 'Zu langsam' }).noAnswer).toBe('Zu langsam');
    expect(localize(summaryTexts, { 'shop.noAnswer': 'Zu langsam', 'form.noAnswer': 'Keine Angabe' }).noAnswer).toBe('Keine Angabe');
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
    const texts = localize(productTexts, { addToCart: 'Kaufen', evil: 'x' });
    expect(Object.keys(texts)).toEqual(Object.keys(productTexts.texts));
    expect(texts.addToCart).toBe('Kaufen');
  });

  it('words the product page from the strings that the platform serves', () => {
    const texts = localize(productTexts, {
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
    });
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
