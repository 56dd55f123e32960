import type { Config } from './config';
import { cookiesEnabled } from './lib/cookie';
import { createScrollLock } from './lib/scrollLock';
import { sitePath } from './lib/sitePath';
import { isOnline } from './lib/when';
import { createStyleSheets } from './lib/styleSheets';
import { createMoneyFormatter } from './money/createMoneyFormatter';
import { FEATURE_FLAG } from './model/featureFlag';
import type { Page } from './page/createPage';
import * as names from './page/names';
import { mayHaveCart } from './page/watchForParts';
import { hasFlag } from './rules/hasFlag';
import { preselection } from './rules/preselection';
import type { ShopSettings } from './shop/ShopSettings';
import { cartTexts } from './text/cartTexts';
import { localize } from './text/localize';
import { productTextKeys, productTexts } from './text/productTexts';
import { shopTexts } from './text/shopTexts';

/** What the site has settled, put together from the configuration and the page context. */
export function createSettings(config: Config, page: Page): ShopSettings {
  const { websiteSettings, website } = page.context();
  const localizedStrings = websiteSettings?.localizedStrings;
  const store = () => page.context().websiteSettings?.storeSettings;
  const storeNow = websiteSettings?.storeSettings;
  const query = new URLSearchParams(page.document.location?.search ?? '');
  const timecode = query.get('timecode');
  return {
    productTexts: localize(productTexts, localizedStrings, productTextKeys),
    cartTexts: localize(cartTexts, localizedStrings),
    localizedStrings,
    shopTexts: localize(shopTexts, localizedStrings),
    formatMoney: createMoneyFormatter({
      useCldr: websiteSettings?.useCLDRMoneyFormat ?? false,
      locale: website?.language ?? config.locale,
    }),
    styles: createStyleSheets(page.document, config.styles !== 'none'),
    lockScroll: createScrollLock(page.document, names.lightboxOpen),
    currency: storeNow?.selectedCurrency ?? storeNow?.defaultCurrency ?? config.currency,
    cartPath: config.cartPath,
    checkoutPath: config.checkoutPath,
    subscriptionCheckoutPath: config.subscriptionCheckoutPath,
    giftCardPath: config.giftCardPath,
    // Stored without its slash on some sites.
    continueShoppingPath: sitePath(storeNow?.continueShoppingLinkUrl ?? ''),
    multipleQuantityAllowedForServices:
      storeNow?.multipleQuantityAllowedForServices ?? storeNow?.merchandisingSettings?.multipleQuantityAllowedForServices ?? true,
    cartQuery: { ...(query.get('mock') === 'true' && { mock: true }), ...(timecode !== null && { timecode }) },
    mayHaveCart: () => mayHaveCart(config) || page.context().authenticatedAccount != null,
    captcha: {
      siteKey: page.context().recaptchaEnterpriseContext?.recaptchaEnterpriseSiteKey || config.captchaKey,
      script: config.captchaScript,
    },
    expressCheckout: () => store()?.expressCheckout ?? false,
    limitsLongTexts: () => hasFlag(page.context(), FEATURE_FLAG.vanillaFormHandler),
    branching: () => {
      const context = page.context();
      return { enabled: hasFlag(context, FEATURE_FLAG.productBranching), templateVersion: context.templateVersion };
    },
    disablesSoldOut: () => store()?.merchandisingSettings?.soldOutVariantsDropdownDisabled ?? false,
    preselection: (product) => (config.preselect ? preselection(product, query) : {}),
    cookiesEnabled,
    instalmentPage: config.instalmentPage,
    isOnline,
    editDelayMs: config.cartEditDelay,
    confirmationType: () => store()?.addToCartConfirmationType ?? null,
  };
}
