import type { Report } from './createReport.ts';
import { PageError } from '../lib/PageError.ts';
import { readNumber, readText, type ReadBy, type Reader } from '../lib/readers.ts';
import { readContext } from './page/readContext.ts';

const readMatch =
  (pattern: RegExp): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined;

/** A path of this site: an address that browsers read as beginning with two slashes is another one's. */
const readPath = readMatch(/^\/(?![/\\\s])/);

/** "true" or "on", "false" or "off", and an attribute without a value, as well as booleans. */
const readSwitch: Reader<boolean> = (raw) =>
  raw === true || raw === 'true' || raw === 'on' || raw === ''
    ? true
    : raw === false || raw === 'false' || raw === 'off'
      ? false
      : undefined;

const readMilliseconds: Reader<number> = (raw) => {
  const number = readNumber(typeof raw === 'string' ? Number(raw) : raw);
  return number !== undefined && number >= 1 ? number : undefined;
};

const readOneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => value === raw);

/** An origin or a path of this site, without a slash at its end; a bare platform is https. */
const readHost: Reader<string> = (raw) => {
  if (typeof raw !== 'string' || !/^(?:https:\/\/|\/(?![/\\\s])|[\w-]+(?:\.[\w-]+)+(?::\d+)?$)/.test(raw)) return undefined;
  return (/^(?:https:|\/)/.test(raw) ? raw : `https://${raw}`).replace(/\/$/, '');
};

/**
 * Every setting: how it is read, and its default. The spec leaves these names open; each is one entry here, which a page may override
 * by the page context (`storefront: {…}`), by the script tag's attribute (`data-cart-path`) or by `start(options)`, in rising order.
 */
const SETTINGS = {
  /** Where the platform's calls go; a path of this site. */
  apiRoot: [readPath, '/api/'],
  cartPath: [readPath, '/cart'],
  /** Where a customer's account is (page conventions). */
  accountPath: [readPath, '/account'],
  /** Where an express checkout goes on (page conventions; the spec leaves the paths open). */
  checkoutPath: [readPath, '/checkout'],
  /** `{token}`: of the subscription's cart. */
  subscriptionCheckoutPath: [readPath, '/checkout?cartToken={token}'],
  /** `{itemId}`, `{sku}`: of the card with the chosen denomination. */
  giftCardPath: [readPath, '/checkout/gift-card?itemId={itemId}&sku={sku}'],
  /** Whether the page's address may choose a variant: `?variant=` with its id or sku, or a parameter per option. */
  preselect: [readSwitch, false],
  /** Whether the platform is asked for the stock of every product as it is now; a product asks for itself by `data-storefront-live-stock`. */
  liveStock: [readSwitch, false],
  /** Cookies that tell of a cart or a login before anything is loaded (spec §4, §6). */
  hasCartCookie: [readText, 'hasCart'],
  cartCookie: [readText, 'CART'],
  authCookie: [readText, 'SiteUserSecureAuthToken'],
  /** `layer`: ours, below the theme's own rules. `none` leaves all styling to the theme. */
  styles: [readMatch(/^(?:layer|none)$/), 'layer'],
  /** How long a write that the visitor waits for may take, in ms, head and body of the answer together. */
  writeDeadline: [readMilliseconds, 10_000],
  /** The header that carries a write's key, where the platform does each key once; '' (default): it knows none. */
  keyHeader: [readMatch(/^[A-Za-z0-9-]*$/), ''],
  /** How long after the visitor's last edit of a line in the cart it is sent, in ms: edits until then are one. */
  cartEditDelay: [readMilliseconds, 300],
  /**
   * How long after a successful add the button says so, in ms; it says so for twice as long (spec §9: 1 s and 2 s). Less is for shops whose
   * visitors add one thing after another.
   */
  addedDelay: [readMilliseconds, 1000],
  /** Where the visitor reads why an add was refused: in an alert (spec §8), or beside the button and the options only. */
  errors: [readOneOf('alert', 'inline'), 'alert'],
  /** The rule for e-mail addresses: `platform` allows top-level parts of up to 4 characters, `modern` longer ones as well. */
  emailRule: [readOneOf('platform', 'modern'), 'platform'],
  /** Whether the shop works inside the site editor's preview frame. */
  preview: [readSwitch, true],
  /** A captcha's site key of our own, which wins over the one in the page's context. */
  captchaKey: [readText, ''],
  /** Whose the key is; `auto`: the page's own is reCAPTCHA's (Enterprise), ours is hCaptcha's. */
  captchaProvider: [readOneOf('auto', 'recaptcha', 'hcaptcha'), 'auto'],
  /** What the key is for: a box to tick, or a score that is given without asking the visitor. */
  captchaKind: [readOneOf('checkbox', 'score'), 'checkbox'],
  /** Where the provider's script lies instead of at its own host: a host (`www.recaptcha.net`), an origin, or a path of this site. */
  captchaHost: [readHost, ''],
  /** Where the instalment provider explains itself: {language} is "en", {country} is "US". */
  instalmentPage: [readMatch(/^(?:https?:\/\/|\/(?![/\\\s]))/), 'https://static.afterpay.com/modal/{language}_{country}.html'],
  /** Whether page speed and user timings are measured, for a platform that wants to know. */
  pageSpeed: [readSwitch, true],
  /** Whether a return from the back/forward cache has a page-speed record of its own. */
  pageSpeedReturns: [readSwitch, false],
  /** What the platform calls the pages that are measured here. */
  appName: [readMatch(/^[\w.-]+$/), 'storefront'],
  /** Where errors of this script are recorded; a path of this site. '' = they are told on the console only. */
  errorPath: [readPath, ''],
  /** Whether what the browser reports of our files (blocked by the page's policy, features that are to go) is recorded as well. */
  errorReports: [readSwitch, false],
  /**
   * Visitor analytics: `cookieless` counts page views also where the cookie policy lets nothing be kept, without any id; `off` sends
   * nothing to the platform.
   */
  census: [readMatch(/^(?:on|cookieless|off)$/), 'on'],
  /** Whether the visitor's consent is waited for where the platform's cookie policy asks for it; `off` takes it for given. */
  consent: [readMatch(/^(?:platform|off)$/), 'platform'],
  /** Whether the browser's Global Privacy Control is a no to analytics and marketing. */
  globalPrivacyControl: [readSwitch, true],
  /** Whether the browser's older Do Not Track is one too. */
  doNotTrack: [readSwitch, false],
  /** Whether consent is passed on as signals of Google's consent mode. */
  consentMode: [readSwitch, false],
  /** Whether what is bought is told to the page's `dataLayer`, by the names of Google Analytics 4. */
  dataLayer: [readSwitch, false],
  /** Whether an order is told to the page's older e-commerce tracking (`ga`, `_gaq`, else `dataLayer`). */
  legacyTransaction: [readSwitch, false],
  /** The events service; '' = the platform's own where the page is one of its live pages, else none. */
  eventsRoot: [readMatch(/^(?:https?:\/\/|\/(?![/\\\s])|$)/), ''],
  /** `validate`: events are not recorded, the service only says what is wrong with them. */
  eventsMode: [readMatch(/^(?:record|validate)$/), 'record'],
  /** Which environment events come from; '' = as the page context says. */
  environment: [readText, ''],
  /** Store currency for pages whose context names none. */
  currency: [readMatch(/^[A-Z]{3}$/), 'USD'],
  /** BCP 47 tag of the website, for pages whose context names none. */
  locale: [readText, 'en-US'],
} as const;

/** The settings of this page; see `SETTINGS` for their meaning. */
export type Config = { readonly [Key in keyof typeof SETTINGS]: ReadBy<(typeof SETTINGS)[Key][0]> };

/**
 * Settings from several sources, later ones winning. A bad value is one console line that names it and what is used instead.
 * @param sources untrusted records, e.g. the script tag's dataset
 */
export function readConfig(sources: readonly (readonly [from: string, values: unknown])[], report: Report): Config {
  const config: Record<string, unknown> = {};
  for (const [key, [read, fallback]] of Object.entries(SETTINGS)) {
    config[key] = fallback;
    for (const [from, values] of sources) {
      if (typeof values !== 'object' || values === null || !Object.hasOwn(values, key)) continue;
      const given = (values as Record<string, unknown>)[key];
      const value = read(given);
      if (value !== undefined) config[key] = value;
      else report(new PageError(`${from}: ${key} cannot be ${show(given)}; using ${JSON.stringify(config[key])}.`), { part: 'config' });
    }
  }
  return config as Config;
}

/** Whatever it is: one that goes round in circles cannot be written as JSON. */
const show = (given: unknown): string =>
  typeof given === 'string' ? JSON.stringify(given) : typeof given === 'object' && given !== null ? 'an object' : String(given);

/** What `Storefront.start(options)` takes: any setting of the configuration. */
export type StartOptions = Readonly<Record<string, unknown>>;

/** Where the settings of one run of the shop come from, from `start()` to `destroy()`. */
export interface ConfigSources {
  readonly page: Document;
  /** The script tag's `data-*`. */
  readonly tagData: Readonly<Record<string, unknown>>;
  readonly options: StartOptions;
  readonly report: Report;
  /** What was read of them, once that has happened. */
  config?: Config;
}

/** The settings of this run: read once, by whichever part is loaded first, so that a bad one is complained of once. */
export const sessionConfig = (sources: ConfigSources): Config =>
  (sources.config ??= readConfig(
    [
      ['page context', readContext(sources.page).storefront],
      ['script tag', sources.tagData],
      ['start()', sources.options],
    ],
    sources.report,
  ));
