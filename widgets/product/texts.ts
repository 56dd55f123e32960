import type { Texts } from '../../src/commerce/texts/localize.ts';
import { priceNoteTexts } from '../../src/commerce/texts/priceNoteTexts.ts';
import { productTexts } from '../../src/commerce/texts/productTexts.ts';

/** The texts of the product parts that every product page may need. */
export const allProductTexts = {
  name: 'product',
  fixed: ['unavailable', 'soldOut', 'soldOutChoice'],
  texts: {
    ...productTexts.texts,
    ...priceNoteTexts.texts,

    decreaseQuantity: 'Decrease quantity',
    increaseQuantity: 'Increase quantity',
    quantityLimit: 'Only {available} available.',
    quantityLimitInCart: 'Only {available} more available; {inCart} in your cart already.',
  },
} as const;

export type AllProductTexts = Texts<typeof allProductTexts>;
