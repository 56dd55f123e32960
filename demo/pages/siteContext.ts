import { PAGE_TYPE } from '../../src/commerce/model/pageType.ts';
import type { HostProduct } from '../../mocks/db/HostProduct.ts';
import { storeSettings } from '../content/settings.ts';
import { pages, site, type Collection } from '../content/site.ts';
import { productMerchandising } from './product/templateItem.ts';
import { contextProduct } from './product/wireJson.ts';

export interface ContextOf {
  readonly templateVersion: '7' | '7.1' | null;
  readonly collection: Collection;
  readonly item: HostProduct | null;
  /** Whether the context has the item's variants. */
  readonly withProduct: boolean;
  readonly tweaks: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** `null`: not logged in. */
  readonly roles: readonly number[] | null;
}

/**
 * The context of every page. The page's address can change it: `?flags=a,-b` switches feature flags on, and off with a minus, `?express=1`
 * turns express checkout on, `?reviews=1` reviews, `?login=0` disables customer logins.
 *
 * The page has a reCAPTCHA Enterprise key, like real pages. `?captcha-provider=hcaptcha` sets the shop's own key, `?captcha-kind=score` a
 * score key, `?captcha-key=…` another site key: `broken` cannot be rendered, empty means none. Both providers are stand-ins
 * (`demo/captcha`).
 */
export function siteContext({ templateVersion, collection, item, withProduct, tweaks, query, roles }: ContextOf): unknown {
  return {
    website: { id: site.id, language: site.language, timeZone: site.timeZone, cloneable: false },
    ...(templateVersion && {
      templateVersion,
      templateId: templateVersion === '7.1' ? '5c5a519771c10ba3470d8101' : '515c7bd0e4b054dae3fcf003',
    }),
    pageType: item ? PAGE_TYPE.contentItem : collection.id === pages.missing.id ? PAGE_TYPE.notFound : collection.type === 13 ? 1 : 2,
    websiteSettings: {
      timeZone: site.timeZone,
      useCLDRMoneyFormat: false,
      storeSettings: {
        ...storeSettings,
        expressCheckout: query.get('express') === '1',
        merchandisingSettings: { ...storeSettings.merchandisingSettings, productReviewsEnabled: query.get('reviews') === '1' },
      },
      localizedStrings: {},
      ...(query.has('popup') && { popupOverlaySettings: popupSettings(query) }),
      userAccountsSettings: { loginAllowed: query.get('login') !== '0', signupAllowed: true },
    },
    cookieSettings: cookieSettings(query.get('policy')),
    collection: { id: collection.id, title: collection.title, fullUrl: collection.fullUrl, type: collection.type, permissionType: 1 },
    tweakJSON: tweaks,
    betaFeatureFlags: flags((query.get('flags') ?? '').split(',').filter(Boolean)),
    impersonatedSession: false,
    ...(roles && { authenticatedAccount: { roles } }),
    recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: query.get('captcha-key') ?? 'demo-site-key' },
    storefront: {
      // The mocked host is the events service, too.
      eventsRoot: '/',
      captchaHost: '/assets/captcha',
      captchaKind: query.get('captcha-kind') ?? 'checkbox',
      ...(query.get('captcha-provider') === 'hcaptcha' && { captchaKey: query.get('captcha-key') ?? 'demo-own-key' }),
      instalmentPage: '/assets/instalments-{language}_{country}.html',
    },
    ...(item && {
      item: { id: item.id, title: item.title, fullUrl: item.fullUrl, recordType: 11, commentState: 1, publicCommentCount: 0 },
      productMerchandisingContext: productMerchandising(item),
    }),
    ...(item && withProduct && { product: contextProduct(item) }),
  };
}

/** `?popup=timer|scroll`: the popup after a moment, or at half of the page; `?popup-version=2`: a changed one. */
const popupSettings = (query: URLSearchParams) => ({
  style: 2,
  showOnTimer: query.get('popup') === 'timer',
  timerDelay: 500,
  showOnScroll: query.get('popup') === 'scroll',
  scrollPercentage: 50,
  showUntilSignup: true,
  displayFrequency: 7,
  enableMobile: query.get('popup-mobile') === '1',
  enabledPages: [],
  showOnAllPages: true,
  version: Number(query.get('popup-version') ?? 1),
});

const flags = (asked: readonly string[]): string[] =>
  ['product_branching', 'instalment_message_on_product_page', 'VANILLA_FORM_HANDLER', ...asked].filter(
    (flag) => !flag.startsWith('-') && !asked.includes(`-${flag}`),
  );

/** `?policy=restrictive` needs consent before storage; `absolute` forbids it. */
const cookieSettings = (policy: string | null) => ({
  isCookieBannerEnabled: policy !== null,
  isRestrictiveCookiePolicyEnabled: policy !== null,
  isRestrictiveCookiePolicyAbsolute: policy === 'absolute',
  cookieBannerAcceptType: 'OPT_IN',
});
