import type { Texts } from './localize.ts';

/**
 * Everything the product parts of a page say (spec §4, §5, §8, §9). A site's `localizedStrings` override a text under the
 * key it has here, else under the platform's key named in {@link productTextKeys}. Where spec and platform give no text, the
 * line says so.
 */
export const productTexts = {
  // Add button (spec §4)
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  added: 'Added!',

  // Marks and stock (spec §8)
  soldOut: 'Sold Out',
  soldOutMark: 'sold out',
  saleMark: 'sale',
  soldOutChoice: '{choice} ({soldOut})',
  lowStock: 'Only {qtyInStock} left!', // ours; the merchandising context normally brings its own
  quickView: 'Quick View',

  // Variant picker and quantity (spec §8)
  selectValue: 'Select Value',
  selectVariant: 'Select {variantName}',
  quantity: 'Quantity:',

  // Price (spec §4, §8)
  unavailable: 'Unavailable',
  fromPrice: 'from {fromPrice}',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
} as const;

export type ProductTexts = Texts<typeof productTexts>;

/** The platform's names for texts of {@link productTexts} in `localizedStrings`; every other text goes by its own key only. */
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
