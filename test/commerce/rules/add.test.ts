import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { ProductType } from '../../../src/commerce/model/productType.ts';
import { addButtonLabel } from '../../../src/commerce/rules/addButtonLabel.ts';
import { checkAdd, type AddAttempt } from '../../../widgets/product/rules/checkAdd.ts';
import { isVariantInStock } from '../../../src/commerce/rules/stock.ts';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import { parseQuantity } from '../../../src/commerce/rules/parseQuantity.ts';
import { addAlertTitle, purchaseFlow } from '../../../widgets/product/rules/purchaseFlow.ts';
import { quantityCap } from '../../../src/commerce/rules/stock.ts';
import { showsQuantity } from '../../../src/commerce/rules/quantity.ts';
import { anyChoices, anyProduct, aProduct, aShirt, aVariant, choose } from './aProduct.ts';
import { addRefusalTexts, cartTexts, productTexts } from '../../support/englishTexts.ts';

const NOT_A_NUMBER = 'Quantity must be a number.';
const NOT_WHOLE = 'Quantity must be a whole number';
const OUT_OF_RANGE = 'Quantity must be between 1 and 9999.';
const NOT_ENOUGH = 'Sorry, we do not have enough of that item available.';
const NO_SUCH_VARIANT = 'Sorry, that item variant is unavailable. Please select another variant.';

describe('the quantity that a visitor typed', () => {
  it.each([
    ['1', 1],
    ['9999', 9999],
    [' 7 ', 7],
    ['007', 7],
    ['2.0', 2],
    ['1e3', 1000],
    ['1E+3', 1000],
    ['20e-1', 2],
    ['.5e1', 5],
  ])('"%s" is %d', (text, quantity) => {
    expect(parseQuantity(text, addRefusalTexts)).toEqual({ ok: true, quantity });
  });

  it.each([
    ['', NOT_A_NUMBER],
    ['  ', NOT_A_NUMBER],
    ['two', NOT_A_NUMBER],
    ['2 pieces', NOT_A_NUMBER],
    ['1,000', NOT_A_NUMBER],
    ['1 000', NOT_A_NUMBER],
    ['+2', NOT_A_NUMBER],
    ['--2', NOT_A_NUMBER],
    ['2.', NOT_A_NUMBER],
    ['.', NOT_A_NUMBER],
    ['e3', NOT_A_NUMBER],
    ['0x10', NOT_A_NUMBER],
    ['NaN', NOT_A_NUMBER],
    ['Infinity', NOT_A_NUMBER],
    ['1e400', NOT_A_NUMBER],
    ['٣', NOT_A_NUMBER],
    ['1.5', NOT_WHOLE],
    ['.5', NOT_WHOLE],
    ['-0.5', NOT_WHOLE],
    ['1e-3', NOT_WHOLE],
    ['0', OUT_OF_RANGE],
    ['-0', OUT_OF_RANGE],
    ['-1', OUT_OF_RANGE],
    ['10000', OUT_OF_RANGE],
    ['1e9', OUT_OF_RANGE],
  ])('"%s" is refused', (text, message) => {
    expect(parseQuantity(text, addRefusalTexts)).toEqual({ ok: false, message });
  });

  it('is a whole number from 1 to 9999 or refused in words, whatever was typed', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String), fc.stringMatching(/^[-+0-9.eE ]{0,8}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const result = parseQuantity(text, addRefusalTexts);
        const value = Number(text);
        if (result.ok) {
          expect(result.quantity).toBe(value);
          expect(Number.isInteger(value) && value >= 1 && value <= 9999).toBe(true);
        } else expect([NOT_A_NUMBER, NOT_WHOLE, OUT_OF_RANGE]).toContain(result.message);
      }),
    );
    fc.assert(fc.property(fc.integer({ min: 1, max: 9999 }), (quantity) => parseQuantity(String(quantity), addRefusalTexts).ok));
  });
});

function attempt(product: Product, selection: Record<string, string>, quantityText = '1', quantityInCart = 0): AddAttempt {
  return { product, selection, quantityText, quantityInCart };
}

describe('whether an add may be sent', () => {
  const shirt = aShirt(['S Blue 5', 'M Blue 0', 'S Red ∞', 'L Red ?']);
  const long = { ...shirt, optionNames: ['Size', 'Color', 'Fit'] };
  const card = aProduct({
    type: 4,
    optionNames: ['Value'],
    variants: [aVariant({ id: '25', attributes: { Value: '$25' } }), aVariant({ id: '50', attributes: { Value: '$50' }, qtyInStock: 0 })],
  });
  const sBlue = { Size: 'S', Color: 'Blue' };
  const bare = aProduct({ variants: [] });
  const film = aProduct({ type: 2, variants: [aVariant({ qtyInStock: 0 })] });
  const level = (qtyInStock: number) => ({ unlimited: false, qtyInStock });

  const REASON: Readonly<Record<string, string>> = {
    [NO_SUCH_VARIANT]: 'variant',
    [NOT_ENOUGH]: 'stock',
    [NOT_A_NUMBER]: 'quantity',
    [NOT_WHOLE]: 'quantity',
    [OUT_OF_RANGE]: 'quantity',
  };

  it.each<[string, AddAttempt, string]>([
    ['one open option', attempt(shirt, { Size: 'S' }), 'Please select the Color option.'],
    ['two open options', attempt(shirt, {}), 'Please select the Size and Color options.'],
    ['three open options', attempt(long, {}), 'Please select the Size, Color, and Fit options.'],
    ['open options come before a wrong quantity', attempt(shirt, { Size: 'S' }, 'x'), 'Please select the Color option.'],
    ['a combination that does not exist', attempt(shirt, { Size: 'M', Color: 'Red' }), NO_SUCH_VARIANT],
    ['no variant comes before a wrong quantity', attempt(shirt, { Size: 'M', Color: 'Red' }, '1.5'), NO_SUCH_VARIANT],
    ['a sold-out variant', attempt(shirt, { Size: 'M', Color: 'Blue' }), NOT_ENOUGH],
    ['sold out comes before a wrong quantity', attempt(shirt, { Size: 'M', Color: 'Blue' }, 'x'), NOT_ENOUGH],
    ['no number', attempt(shirt, sBlue, 'x'), NOT_A_NUMBER],
    ['nothing typed', attempt(shirt, sBlue, ''), NOT_A_NUMBER],
    ['a fraction', attempt(shirt, sBlue, '1.5'), NOT_WHOLE],
    ['none', attempt(shirt, sBlue, '0'), OUT_OF_RANGE],
    ['more than there is', attempt(shirt, sBlue, '6'), NOT_ENOUGH],
    ['more than is left beside the cart', attempt(shirt, sBlue, '3', 3), NOT_ENOUGH],
    ['all of it is in the cart', attempt(shirt, sBlue, '1', 5), NOT_ENOUGH],
    ['all of it is in the cart, after a wrong quantity', attempt(shirt, sBlue, 'x', 5), NOT_A_NUMBER],
    ['more than 9999 of an unlimited variant', attempt(shirt, { Size: 'S', Color: 'Red' }, '10000'), OUT_OF_RANGE],
    ['a gift card without a denomination', attempt(card, {}), 'Select a denomination for the Gift Card'],
    ['a denomination comes before a wrong quantity', attempt(card, {}, 'x'), 'Select a denomination for the Gift Card'],
    ['a sold-out single variant', attempt(aProduct({ variants: [aVariant({ qtyInStock: 0 })] }), {}), NOT_ENOUGH],
  ])('no: %s', (_title, given, message) => {
    expect(checkAdd(given, addRefusalTexts)).toEqual({ ok: false, message, reason: REASON[message] ?? 'options' });
  });

  it('no: what is all sold out needs no choice', () => {
    expect(checkAdd(attempt(aShirt(['S Blue 0', 'M Red 0']), {}), addRefusalTexts)).toMatchObject({ reason: 'stock', message: NOT_ENOUGH });
  });

  it.each<[string, AddAttempt, string | null, number]>([
    ['the chosen variant', attempt(shirt, sBlue), 'S Blue 5', 1],
    ['all that is left', attempt(shirt, sBlue, '5'), 'S Blue 5', 5],
    ['all that is left beside the cart', attempt(shirt, sBlue, '2', 3), 'S Blue 5', 2],
    ['any number of an unlimited variant', attempt(shirt, { Size: 'S', Color: 'Red' }, '9999', 9999), 'S Red ∞', 9999],
    ['unknown stock is for the server to decide', attempt(shirt, { Size: 'L', Color: 'Red' }, '40'), 'L Red ?', 40],
    ['a gift card never runs out', attempt(card, { Value: '$50' }), '50', 1],
    ['a product without options', attempt(aProduct(), {}), 'v', 1],
    ['a product without variant data', attempt(aProduct({ variants: [] }), {}, '3'), null, 3],
  ])('yes: %s', (_title, given, id, quantity) => {
    const check = checkAdd(given, addRefusalTexts);
    expect(check).toMatchObject({ ok: true, quantity });
    expect(check.ok && (check.variant?.id ?? null)).toBe(id);
  });

  // The visitor fills in the form next, which must not be in vain.
  it.each<[string, Partial<AddAttempt>, boolean | string]>([
    ['stock comes before a wrong quantity', { quantityText: 'x', quantityInCart: 5 }, 'stock'],
    ['what is left allows it, whatever is typed wrong', { quantityText: 'x', quantityInCart: 4 }, 'quantity'],
    ['of a product without variants the stock that was just read counts', { product: bare, stock: level(3), quantityInCart: 3 }, 'stock'],
    ['of which more is there than the cart holds', { product: bare, stock: level(3), quantityInCart: 2 }, true],
    ['of which the stock is not known', { product: bare }, true],
    ['digital goods never run out, whatever is stated', { product: film, selection: {} }, true],
    ['nor do they by the stock that was just read', { product: { ...film, variants: [] }, stock: level(0) }, true],
  ])('before its form is shown: %s', (_title, given, outcome) => {
    const check = checkAdd({ ...attempt(shirt, sBlue), hasForm: true, ...given }, addRefusalTexts);
    expect(check.ok || check.reason).toBe(outcome);
  });

  it('never lets through what is not there, for any product, choices, quantity and cart', () => {
    const numbers = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e300));
    fc.assert(
      fc.property(anyProduct, anyChoices, numbers, numbers, (product, choices, wanted, quantityInCart) => {
        const selection = choose(choices);
        const check = checkAdd({ product, selection, quantityText: String(wanted), quantityInCart }, addRefusalTexts);
        const variant = matchVariant(product, selection);
        if (!check.ok) {
          expect(check.message).not.toBe('');
          return;
        }
        expect(check.variant).toBe(variant);
        expect(check.quantity).toBe(wanted);
        expect(variant !== null || product.variants.length === 0).toBe(true);
        if (variant) expect(isVariantInStock(variant, product.type)).toBe(true);
        expect(check.quantity).toBeLessThanOrEqual(quantityCap(product, variant, quantityInCart));
      }),
    );
  });
});

describe('what stands around the add button', () => {
  it.each([
    [false, null, 'Add To Cart'],
    [true, null, 'Subscribe'],
    [false, 'Take it', 'Take it'],
    [true, 'Take it', 'Take it'],
    [false, '  ', 'Add To Cart'],
    [true, '', 'Subscribe'],
  ])('subscribable %s, own text %j: "%s"', (isSubscribable, customAddButtonText, label) => {
    expect(addButtonLabel({ type: 1, isSubscribable, customAddButtonText }, productTexts)).toBe(label);
  });

  it.each<[ProductType, string]>([
    [1, 'Subscribe'],
    [2, 'Add To Cart'],
    [3, 'Subscribe'],
    [4, 'Add To Cart'],
  ])('a product of type %i that is marked as subscribable: "%s"', (type, label) => {
    expect(addButtonLabel({ type, isSubscribable: true, customAddButtonText: null }, productTexts)).toBe(label);
  });

  const two = [aVariant({ qtyInStock: 2 })];
  const one = [aVariant({ qtyInStock: 1 })];

  it.each<[string, Partial<Product>, boolean | undefined, boolean]>([
    ['physical, two in stock', { variants: two }, undefined, true],
    ['physical, one in stock', { variants: one }, undefined, false],
    ['physical, one each of two variants', { variants: [...one, ...one] }, undefined, true],
    ['physical, none in stock', { variants: [aVariant({ qtyInStock: 0 })] }, undefined, false],
    ['physical, unlimited', { variants: [aVariant({ unlimited: true })] }, undefined, true],
    ['physical, stock not said', { variants: [aVariant({ qtyInStock: null })] }, undefined, true],
    ['physical, whatever is allowed for services', { variants: two }, false, true],
    ['physical, by subscription', { variants: two, isSubscribable: true }, undefined, false],
    ['service, nothing said', { type: 3, variants: two }, undefined, true],
    ['service, several allowed', { type: 3, variants: two }, true, true],
    ['service, only one allowed', { type: 3, variants: two }, false, false],
    ['service, one left', { type: 3, variants: one }, true, false],
    ['service, by subscription', { type: 3, variants: two, isSubscribable: true }, true, false],
    ['digital', { type: 2, variants: two }, undefined, false],
    ['gift card', { type: 4, variants: two }, undefined, false],
    ['paywall', { type: 5, variants: two }, undefined, false],
  ])('quantity input: %s', (_title, changes, multipleQuantityAllowedForServices, shown) => {
    expect(showsQuantity(aProduct(changes), { multipleQuantityAllowedForServices })).toBe(shown);
    if (multipleQuantityAllowedForServices === undefined) expect(showsQuantity(aProduct(changes))).toBe(shown);
  });

  it.each<[Partial<Product>, boolean, string, string]>([
    [{}, false, 'cart', 'Unable to Add Item'],
    [{}, true, 'express', 'Unable to Purchase Item'],
    [{ type: 4 }, false, 'gift-card', 'Unable to purchase Gift Card'],
    [{ type: 4 }, true, 'gift-card', 'Unable to purchase Gift Card'],
    [{ isSubscribable: true }, false, 'subscription', 'Unable to Add Item'],
    [{ isSubscribable: true }, true, 'subscription', 'Unable to Add Item'],
    [{ type: 2, isSubscribable: true }, false, 'cart', 'Unable to Add Item'],
  ])('%j, express checkout %s: leads to %s', (changes, expressCheckout, flow, title) => {
    const found = purchaseFlow(aProduct(changes), { expressCheckout });
    expect(found).toBe(flow);
    expect(addAlertTitle(found, cartTexts)).toBe(title);
  });
});
