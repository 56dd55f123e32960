import { readFields, readFlag, readNumber, readText, type ReadBy, type Reader } from '../../lib/readers.ts';

const readKnown = readFields({
  templateVersion: readText,
  templateId: readText,
  pageType: readNumber,
  /** The platform environment that served the page. */
  env: readText,
  website: readFields({ id: readText, language: readText, timeZone: readText, cloneable: readFlag, isTrial: readFlag }),
  websiteCloneable: readFlag,
  collection: readFields({ id: readText, title: readText, type: readNumber }),
  item: readFields({ id: readText, title: readText, recordType: readNumber }),
  websiteSettings: readFields({
    country: readText,
    useCLDRMoneyFormat: readFlag,
    userAccountsSettings: readFields({ loginAllowed: readFlag }),
    storeSettings: readFields({
      expressCheckout: readFlag,
      defaultCurrency: readText,
      selectedCurrency: readText,
      multipleQuantityAllowedForServices: readFlag,
      addToCartConfirmationType: readNumber,
      continueShoppingLinkUrl: readText,
      minimumOrderSubtotalEnabled: readFlag,
      merchandisingSettings: readFields({
        multipleQuantityAllowedForServices: readFlag,
        soldOutVariantsDropdownDisabled: readFlag,
        productReviewsEnabled: readFlag,
      }),
    }),
  }),
  recaptchaEnterpriseContext: readFields({ recaptchaEnterpriseSiteKey: readText }),
  /** Staff viewing the site as another account. */
  impersonatedSession: readFlag,
  cookieSettings: readFields({
    isCookieBannerEnabled: readFlag,
    isRestrictiveCookiePolicyEnabled: readFlag,
    isRestrictiveCookiePolicyAbsolute: readFlag,
  }),
});

/** Fields that pass unread; each user reads its own. */
interface UnreadFields {
  readonly collection?: { readonly permissionType?: unknown };
  /** By product id; see `readProductMerchandising`. */
  readonly productMerchandisingContext?: unknown;
  /** The variants of `item`; has no id. A gift card's is `{productType: 4}`. */
  readonly product?: unknown;
  /** The finished order, on the confirmation page. */
  readonly order?: unknown;
  readonly websiteSettings?: {
    readonly localizedStrings?: unknown;
    readonly popupOverlaySettings?: unknown;
    readonly storeSettings?: { readonly minimumOrderSubtotal?: unknown };
  };
  /** The account that is logged in. */
  readonly authenticatedAccount?: unknown;
  /** Names, or switches by name. */
  readonly features?: unknown;
  readonly betaFeatureFlags?: unknown;
  readonly featureFlags?: unknown;
  readonly tweakJSON?: unknown;
  /** This script's settings. */
  readonly storefront?: unknown;
}

export type PageContext = ReadBy<typeof readKnown> & UnreadFields;

/**
 * The page context that the platform's server writes into every page, or the page's `data-storefront-context` script. Every field is
 * optional; a malformed one is left out, because other scripts change fields before and after the start.
 */
export const readPageContext: Reader<PageContext> = readKnown;
