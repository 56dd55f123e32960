import { readAnything, readFields, readFlag, readNumber, readText, type ReadBy } from '../../lib/readers.ts';

/**
 * The page context that the platform's server writes into every page, or a page's own `data-storefront-context` script. Every field
 * is optional, and one that is wrong is left out; other scripts change fields before and after we start. What is not named here passes
 * through unread.
 */
export const readPageContext = readFields({
  templateVersion: readText,
  templateId: readText,
  pageType: readNumber,
  /** Which of the platform's environments has served the page. */
  env: readText,
  website: readFields({ id: readText, language: readText, timeZone: readText, cloneable: readFlag, isTrial: readFlag }),
  websiteCloneable: readFlag,
  collection: readFields({ id: readText, title: readText, fullUrl: readText, type: readNumber, permissionType: readAnything }),
  item: readFields({ id: readText, title: readText, fullUrl: readText, recordType: readNumber }),
  /** By product id: `readProductMerchandising`. */
  productMerchandisingContext: readAnything,
  /** The item's variants; it has no id of its own, for it is `item`'s. A gift card's is `{productType: 4}` alone. */
  product: readAnything,
  /** The finished order, on the page that confirms it. */
  order: readAnything,
  websiteSettings: readFields({
    /** ISO 3166-1 alpha-2 code of the store's country. */
    country: readText,
    useCLDRMoneyFormat: readFlag,
    localizedStrings: readAnything,
    popupOverlaySettings: readAnything,
    userAccountsSettings: readFields({ loginAllowed: readFlag }),
    storeSettings: readFields({
      expressCheckout: readFlag,
      defaultCurrency: readText,
      selectedCurrency: readText,
      multipleQuantityAllowedForServices: readFlag,
      addToCartConfirmationType: readNumber,
      continueShoppingLinkUrl: readText,
      minimumOrderSubtotalEnabled: readFlag,
      minimumOrderSubtotal: readAnything,
      merchandisingSettings: readFields({
        multipleQuantityAllowedForServices: readFlag,
        soldOutVariantsDropdownDisabled: readFlag,
        productReviewsEnabled: readFlag,
      }),
    }),
  }),
  recaptchaEnterpriseContext: readFields({ recaptchaEnterpriseSiteKey: readText }),
  /** The account that is logged in; staff who look at the site as somebody else are an impersonated session. */
  authenticatedAccount: readAnything,
  impersonatedSession: readFlag,
  cookieSettings: readFields({
    isCookieBannerEnabled: readFlag,
    isRestrictiveCookiePolicyEnabled: readFlag,
    isRestrictiveCookiePolicyAbsolute: readFlag,
  }),
  /** What the site has been sold: names, or switches by name (our choice of key; the spec leaves it open). */
  features: readAnything,
  betaFeatureFlags: readAnything,
  featureFlags: readAnything,
  tweakJSON: readAnything,
  /** Settings of this script, in the page's context. */
  storefront: readAnything,
});

export type PageContext = ReadBy<typeof readPageContext>;
