import type { Texts } from './localize.ts';

/**
 * Texts of the product parts. A site's `localizedStrings` override each text by its key here, or by the platform's key in {@link
 * productTextKeys}.
 */
export const productTexts = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  added: 'Added!',
  buyNow: 'Buy Now',

  inStock: 'In Stock',
  soldOut: 'Sold Out',
  soldOutMark: 'sold out',
  saleMark: 'sale',
  soldOutChoice: '{choice} ({soldOut})',
  lowStock: 'Only {qtyInStock} left!', // the page's merchandising context normally has its own text
  quickView: 'Quick View',

  selectValue: 'Select Value',
  selectVariant: 'Select {variantName}',
  quantity: 'Quantity:',

  unavailable: 'Unavailable',
  fromPrice: 'from {fromPrice}',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  /** The price of an amount: "€12.50 / kg". */
  unitPrice: '{price} / {unit}',
} as const;

export type ProductTexts = Texts<typeof productTexts>;

export const productTextKeys = {
  addToCart: 'productAddToCartText',
  subscribe: 'productSubscribeText',
  soldOut: 'productSoldOutText',
  soldOutMark: 'productSoldOutText',
  saleMark: 'productSaleText',
  quickView: 'productQuickViewText',
  selectValue: 'giftCardVariantSelectText',
  selectVariant: 'productVariantSelectText',
  quantity: 'productQuantityInputLabel',
  unavailable: 'productPriceUnavailable',
  fromPrice: 'productPriceFromText',
  salePrice: 'salePriceText',
  originalPrice: 'originalPriceText',
} as const;
