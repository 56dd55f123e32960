import type { HostProduct } from '../../mocks/db/HostProduct.ts';

/** Up to this many left, the shop says so. */
export const SCARCITY_THRESHOLD = 4;

/** What the shop's owner has set (spec §3 "Store settings"); stands in the context of every page. */
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

/** Instalments and merchandising of one product, as product pages carry them; amounts in cents. */
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
