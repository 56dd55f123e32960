import { describe, expect, it } from 'vitest';
import { quantityInCart } from '../../../widgets/cart/useCart.ts';
import { aVariant } from '../../commerce/rules/aProduct.ts';
import { aCart } from '../../app/fakeApi.ts';

const cart = aCart({
  entries: [
    { id: '1', itemId: 'shirt', quantity: 2, chosenVariant: { sku: 'S' } },
    { id: '2', itemId: 'shirt', quantity: 3, chosenVariant: { sku: 'M' } },
    { id: '3', itemId: 'shirt', quantity: 1, chosenVariant: { sku: 'S' } },
    { id: '4', itemId: 'mug', quantity: 7, chosenVariant: null },
  ],
});

describe('how many are in the cart already', () => {
  it.each([
    ['none in no cart', null, 'shirt', null, 0],
    ['none of what is not in it', cart, 'vase', null, 0],
    ['all of the item when no variant is chosen', cart, 'shirt', null, 6],
    ['those of the variant that is chosen, on however many lines', cart, 'shirt', aVariant({ sku: 'S' }), 3],
    ['those of a variant that is not in it', cart, 'shirt', aVariant({ sku: 'L' }), 0],
    ['all of the item when the chosen variant has no sku to tell it by', cart, 'shirt', aVariant({ sku: null }), 6],
    ['a line that names no variant counts for each', cart, 'mug', aVariant({ sku: 'MUG' }), 7],
  ])('%s', (_case, given, itemId, variant, quantity) => {
    expect(quantityInCart(given, itemId, variant)).toBe(quantity);
  });
});
