import type { HostProduct } from '../../mocks/db/HostProduct.ts';

/** Low stock starts at this number. */
export const SCARCITY_THRESHOLD = 4;

/** The owner's store settings, part of every page's context. */
export const storeSettings = {
  expressCheckout: false,
  useLightCart: false,
  continueShoppingLinkUrl: '/store',
  currenciesSupported: ['USD', 'CAD', 'GBP'],
  defaultCurrency: 'USD',
  selectedCurrency: 'USD',
  minimumOrderSubtotalEnabled: false,
  minimumOrderSubtotal: { currency: 'USD', value: '0.00' },
  multipleQuantityAllowedForServices: true,
  addToCartConfirmationType: 2,
  isLive: true,
  showNoteField: false,
  measurementStandard: 1,
  merchandisingSettings: {
    scarcityEnabledOnProductItems: true,
    scarcityEnabledOnProductBlocks: true,
    scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
    scarcityThreshold: SCARCITY_THRESHOLD,
    multipleQuantityAllowedForServices: true,
    restockNotificationsEnabled: true,
    restockNotificationsSuccessText: 'Thank you. We will write the moment it is out of the kiln.',
    restockNotificationsMailingListSignUpEnabled: true,
    relatedProductsEnabled: true,
    relatedProductsOrdering: 'random',
    soldOutVariantsDropdownDisabled: false,
    productReviewsEnabled: false,
    displayImportedProductReviewsEnabled: false,
    hasOptedToCollectNativeReviews: false,
  },
} as const;

/** A product's instalments and merchandising; amounts in cents. */
export function merchandisingContext(product: HostProduct): Record<string, unknown> {
  const isPhysical = product.structuredContent.productType === 1;
  return {
    scarcityEnabled: true,
    scarcityShownByDefault: product.structuredContent.variants.length === 1,
    afterPayAvailable: isPhysical,
    afterPayMin: 2000,
    afterPayMax: 100000,
    klarnaAvailable: false,
    klarnaMin: 0,
    klarnaMax: 0,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: false,
  };
}
