import type { Texts } from './localize.ts';

/** Texts of the product parts, for the templates too. */
export const productTexts = {
  name: 'product',
  texts: {
    addToCart: ['Add To Cart', 'productAddToCartText'],
    subscribe: ['Subscribe', 'productSubscribeText'],
    adding: 'Adding…',
    added: 'Added!',
    buyNow: 'Buy Now',

    inStock: 'In Stock',
    soldOut: ['Sold Out', 'productSoldOutText'],
    soldOutMark: ['sold out', 'productSoldOutText'],
    saleMark: ['sale', 'productSaleText'],
    soldOutChoice: '{choice} ({soldOut})',
    lowStock: 'Only {qtyInStock} left!', // the page's merchandising context normally has its own text
    quickView: ['Quick View', 'productQuickViewText'],

    selectValue: ['Select Value', 'giftCardVariantSelectText'],
    selectVariant: ['Select {variantName}', 'productVariantSelectText'],
    quantity: ['Quantity:', 'productQuantityInputLabel'],

    unavailable: ['Unavailable', 'productPriceUnavailable'],
    fromPrice: ['from {fromPrice}', 'productPriceFromText'],
    salePrice: ['Sale Price:', 'salePriceText'],
    originalPrice: ['Original Price:', 'originalPriceText'],
    /** The price of an amount: "€12.50 / kg". */
    unitPrice: '{price} / {unit}',
  },
} as const;

export type ProductTexts = Texts<typeof productTexts>;
