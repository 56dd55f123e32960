import { readAnything, readFields, readFlag, readNumber, readText, type ReadBy } from '../../lib/readers.ts';

/**
 * The page context that the platform's server writes into every page, or the page's `data-storefront-context` script. Every field is
 * optional; a malformed one is left out, because other scripts change fields before and after the start. Other fields pass unread.
 */
export const readPageContext = readFields({
  templateVersion: readText,
  templateId: readText,
  pageType: readNumber,
  /** The platform environment that served the page. */
  env: readText,
  website: readFields({ id: readText, language: readText, timeZone: readText, cloneable: readFlag, isTrial: readFlag }),
  websiteCloneable: readFlag,
  collection: readFields({ id: readText, title: readText, fullUrl: readText, type: readNumber, permissionType: readAnything }),
  item: readFields({ id: readText, title: readText, fullUrl: readText, recordType: readNumber }),
  /** By product id; see `readProductMerchandising`. */
  productMerchandisingContext: readAnything,
  /** The variants of `item`; has no id. A gift card's is `{productType: 4}`. */
  product: readAnything,
  /** The finished order, on the confirmation page. */
  order: readAnything,
  websiteSettings: readFields({
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
  /** The account that is logged in; staff viewing the site as another account are an impersonated session. */
  authenticatedAccount: readAnything,
  impersonatedSession: readFlag,
  cookieSettings: readFields({
    isCookieBannerEnabled: readFlag,
    isRestrictiveCookiePolicyEnabled: readFlag,
    isRestrictiveCookiePolicyAbsolute: readFlag,
  }),
  /** Names, or switches by name. */
  features: readAnything,
  betaFeatureFlags: readAnything,
  featureFlags: readAnything,
  tweakJSON: readAnything,
  /** This script's settings. */
  storefront: readAnything,
});

export type PageContext = ReadBy<typeof readPageContext>;
