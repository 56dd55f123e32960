import { coreSettings, DEFAULT_LOCALE, settingsOf, type ConfigSources } from '../core/config.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import { cookiesEnabled } from '../lib/cookiesEnabled.ts';
import { PageError } from '../lib/PageError.ts';
import { siteAddress, sitePath } from '../lib/siteAddress.ts';
import { isOnline } from '../lib/when.ts';
import { isSheetLinked, readLook } from './readLook.ts';
import { createStyleSheets } from '../lib/styleSheets.ts';
import { FEATURE_FLAG, hasFlag } from '../commerce/rules/hasFlag.ts';
import { readLogin } from '../core/page/readLogin.ts';
import type { Product } from '../commerce/model/product.ts';
import { readCartSettings } from '../core/page/readCartSettings.ts';
import { readContext } from '../core/page/readContext.ts';
import { hasPlatformContext } from '../core/page/recognisesPlatformMarkup.ts';
import { mayHaveCart } from '../core/page/watchForParts.ts';
import { chooseCaptcha } from '../commerce/rules/chooseCaptcha.ts';
import { preselection } from '../../widgets/product/rules/preselection.ts';
import type { LanguageTexts } from '../core/languages.ts';
import { localize, withLanguage, withTextFilter, type TextFilter } from '../commerce/texts/localize.ts';
import { shopTexts } from '../commerce/texts/shopTexts.ts';
import type { FeatureSettings, FeatureTexts } from './FeatureSettings.ts';

/** The site's settings from configuration and page context; each user names the part that it needs. */
export type Settings = ReturnType<typeof createSettings>;

/**
 * @param textFilter what filters texts now; `null`: nothing
 *
 * @param language `null`: English
 */
export function createSettings(
  features: readonly Feature[],
  sources: ConfigSources,
  textFilter: () => TextFilter | null = () => null,
  language: LanguageTexts | null = null,
) {
  const { page } = sources;
  const config = settingsOf(coreSettings, sources);
  const context = () => readContext(page);
  const { websiteSettings, website } = context();
  const textsOf = (strings: unknown) => withTextFilter(language ? withLanguage(strings, language.texts) : strings, textFilter);
  const localizedStrings = textsOf(websiteSettings?.localizedStrings);
  const own: FeatureSettings & FeatureTexts = Object.assign(
    {},
    ...features.map((feature) => settingsFor(feature, sources, localizedStrings)),
  );
  const store = () => context().websiteSettings?.storeSettings;
  const storeNow = websiteSettings?.storeSettings;
  const isLoggedIn = () => readLogin(page, config.authCookie) !== null;
  const queryNow = () => new URLSearchParams(page.location?.search ?? '');
  const query = queryNow();
  const timecode = query.get('timecode');
  const cartPage = readCartSettings(page);
  const look = readLook(config.styles, page);
  const hasLocale = config.locale !== DEFAULT_LOCALE;
  return {
    ...config,
    ...own,
    look,
    errors: own.errors === 'auto' ? (hasPlatformContext(page) ? 'alert' : 'inline') : own.errors,
    localizedStrings,
    localizedStringsNow: () => textsOf(context().websiteSettings?.localizedStrings),
    textLanguage: language?.tag ?? (website?.language || page.documentElement.lang || config.locale).replaceAll('_', '-'),
    shopTexts: localize(shopTexts, localizedStrings),
    money: {
      useCldr:
        websiteSettings?.useCLDRMoneyFormat ?? cartPage.useCldrMode ?? (!hasPlatformContext(page) && (language !== null || hasLocale)),
      locale: cartPage.formattingLocale ?? website?.language ?? (hasLocale ? config.locale : (language?.tag ?? DEFAULT_LOCALE)),
      page,
    },
    styles: createStyleSheets(page, look !== 'none', () => look === 'full' && isSheetLinked(page)),
    currency: storeNow?.selectedCurrency ?? storeNow?.defaultCurrency ?? cartPage.storeCurrency ?? config.currency,
    checkoutPath: siteAddress(config.checkoutPath),
    // Some sites store it without its slash.
    continueShoppingPath: siteAddress(sitePath(storeNow?.continueShoppingLinkUrl ?? '')),
    multipleQuantityAllowedForServices:
      storeNow?.multipleQuantityAllowedForServices ?? storeNow?.merchandisingSettings?.multipleQuantityAllowedForServices ?? true,
    cartQuery: { ...(query.get('mock') === 'true' && { mock: true }), ...(timecode !== null && { timecode }) },
    mayHaveCart: () => mayHaveCart(config) || isLoggedIn(),
    isLoggedIn,
    captcha: chooseCaptcha(own, context().recaptchaEnterpriseContext?.recaptchaEnterpriseSiteKey ?? ''),
    expressCheckout: () => store()?.expressCheckout ?? false,
    limitsLongTexts: () => hasFlag(context(), FEATURE_FLAG.vanillaFormHandler),
    pickerSettings: () => {
      const now = context();
      return {
        branching: { enabled: hasFlag(now, FEATURE_FLAG.productBranching), templateVersion: now.templateVersion },
        disablesSoldOut: now.websiteSettings?.storeSettings?.merchandisingSettings?.soldOutVariantsDropdownDisabled ?? false,
      };
    },
    // The address of the moment: a page may change it without a sign.
    preselection: (product: Product) => preselection(product, queryNow(), own.preselect, own.updateUrl),
    cookiesEnabled,
    isOnline,
    confirmationType: () => store()?.addToCartConfirmationType ?? null,
  };
}

/** Reports attributes of the script's tag that begin like a setting and are none; others may be the page's own, and `error…` is read later. */
export function reportUnknown(features: readonly Feature[], { tagData, report }: ConfigSources): void {
  const known = Object.keys(Object.assign({}, coreSettings, ...features.map(({ settings }) => settings)));
  for (const name of Object.keys(tagData)) {
    if (known.includes(name) || !known.some((other) => other !== 'errors' && name.startsWith(other.slice(0, 4)))) continue;
    report(new PageError(`script tag: ${name} is no setting.`), { part: 'config' });
  }
}

/** Adds those of a feature that has come late; what is there already stays. */
export const addSettings = (settings: Settings, feature: Feature, sources: ConfigSources): Settings =>
  Object.assign(settings, { ...settingsFor(feature, sources, settings.localizedStrings), ...settings });

const settingsFor = (feature: Feature, sources: ConfigSources, localizedStrings: unknown) => ({
  ...settingsOf(feature.settings, sources),
  [`${feature.name}Texts`]: localize(feature, localizedStrings),
});
