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

  // Validation at the add (spec §5)
  selectOneOption: 'Please select the {option} option.',
  selectTwoOptions: 'Please select the {option1} and {option2} options.',
  selectMoreOptions: 'Please select the {options}, and {lastOption} options.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  quantityNotNumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be between {min} and {max}.', // ours
  selectDenomination: 'Select a denomination for the Gift Card',
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
