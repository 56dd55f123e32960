import type { Report } from './createReport.ts';
import { PageError } from '../lib/PageError.ts';
import { readNumber, readText, type ReadBy, type Reader } from '../lib/readers.ts';
import { readContext } from './page/readContext.ts';

const readMatch =
  (pattern: RegExp): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined;

/** A path of this site: browsers read two leading slashes as another site. */
const readPath = readMatch(/^\/(?![/\\\s])/);

/** Accepts "true", "on", "false", "off", an attribute without a value, and booleans. */
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

/** Numbers from 0 to 1. */
const readShare: Reader<number> = (raw) => {
  const number = readNumber(typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw);
  return number !== undefined && number >= 0 && number <= 1 ? number : undefined;
};

const readOneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => value === raw);

/** An origin or a path of this site, without a trailing slash; a bare host means https. */
const readHost: Reader<string> = (raw) => {
  if (typeof raw !== 'string' || !/^(?:https:\/\/|\/(?![/\\\s])|[\w-]+(?:\.[\w-]+)+(?::\d+)?$)/.test(raw)) return undefined;
  return (/^(?:https:|\/)/.test(raw) ? raw : `https://${raw}`).replace(/\/$/, '');
};

/**
 * Every setting with its reader and default. Sources in rising order: the page context (`storefront: {…}`), the script tag's attribute
 * (`data-cart-path`), `start(options)`.
 */
const SETTINGS = {
  /** Root of the platform's calls; a path of this site. */
  apiRoot: [readPath, '/api/'],
  cartPath: [readPath, '/cart'],
  /** The customer's account; a path of this site. */
  accountPath: [readPath, '/account'],
  /** Where an express checkout continues. */
  checkoutPath: [readPath, '/checkout'],
  /** `{token}`: the subscription cart's. */
  subscriptionCheckoutPath: [readPath, '/checkout?cartToken={token}'],
  /** `{itemId}`, `{sku}`: the card with the chosen denomination. */
  giftCardPath: [readPath, '/checkout/gift-card?itemId={itemId}&sku={sku}'],
  /** Whether the page's address may choose a variant: `?variant=` with its id or sku, or a parameter per option. */
  preselect: [readSwitch, false],
  /** Whether every product reads its current stock from the platform; `data-storefront-live-stock` does so for one product. */
  liveStock: [readSwitch, false],
  /** Cookies that show a cart or a login before anything is loaded. */
  hasCartCookie: [readText, 'hasCart'],
  cartCookie: [readText, 'CART'],
  authCookie: [readText, 'SiteUserSecureAuthToken'],
  /** `layer`: below the theme's rules. `none` leaves all styling to the theme. */
  styles: [readMatch(/^(?:layer|none)$/), 'layer'],
  /** Time limit (ms) for a write that the visitor waits for, head and body together. */
  writeDeadline: [readMilliseconds, 10_000],
  /** The header for a write's idempotency key; '' (default): the platform knows none. */
  keyHeader: [readMatch(/^[A-Za-z0-9-]*$/), ''],
  /** Delay (ms) after the last edit of a cart line before it is sent, so that several edits are one request. */
  cartEditDelay: [readMilliseconds, 300],
  /** Delay (ms) after a successful add before the button shows it, and half the time it stays. */
  addedDelay: [readMilliseconds, 1000],
  /** Where a refused add is explained: in an alert, or only beside the button and the options. */
  errors: [readOneOf('alert', 'inline'), 'alert'],
  /** The rule for e-mail addresses: `platform` allows top-level parts of up to 4 characters, `modern` longer ones too. */
  emailRule: [readOneOf('platform', 'modern'), 'platform'],
  /** Whether the shop works inside the site editor's preview frame. */
  preview: [readSwitch, true],
  /** Our own captcha site key; wins over the page context's. */
  captchaKey: [readText, ''],
  /** The key's provider; `auto`: reCAPTCHA Enterprise for the page's key, hCaptcha for ours. */
  captchaProvider: [readOneOf('auto', 'recaptcha', 'hcaptcha'), 'auto'],
  /** A box to tick, or a score without interaction. */
  captchaKind: [readOneOf('checkbox', 'score'), 'checkbox'],
  /** Host (`www.recaptcha.net`), origin or path of this site that serves the provider's script. */
  captchaHost: [readHost, ''],
  /** The instalment provider's page; {language} is "en", {country} is "US". */
  instalmentPage: [readMatch(/^(?:https?:\/\/|\/(?![/\\\s]))/), 'https://static.afterpay.com/modal/{language}_{country}.html'],
  /** Whether page speed and user timings are measured if the platform asks for them. */
  pageSpeed: [readSwitch, true],
  /** Whether a page restored from the back/forward cache gets its own page-speed record. */
  pageSpeedReturns: [readSwitch, false],
  /** When a page-speed record is sent: 30 s after load at the latest, or only when the page is hidden or left. */
  pageSpeedWait: [readOneOf('load', 'hidden'), 'load'],
  /** Share of page views that are measured, 0 to 1. */
  pageSpeedSample: [readShare, 1],
  /** The platform's name for the measured pages. */
  appName: [readMatch(/^[\w.-]+$/), 'storefront'],
  /** Where errors of this script are recorded; a path of this site. '' = console only. */
  errorPath: [readPath, ''],
  /** Whether the browser's reports about our files (content security policy, deprecations) are recorded too. */
  errorReports: [readSwitch, false],
  /**
   * Visitor analytics: `cookieless` counts page views without any id where the cookie policy forbids storage; `off` sends nothing to the
   * platform.
   */
  census: [readMatch(/^(?:on|cookieless|off)$/), 'on'],
  /** Whether the platform's cookie policy is respected; `off` assumes consent. */
  consent: [readMatch(/^(?:platform|off)$/), 'platform'],
  /** Whether the browser's Global Privacy Control refuses analytics and marketing. */
  globalPrivacyControl: [readSwitch, true],
  /** Whether the browser's Do Not Track does too. */
  doNotTrack: [readSwitch, false],
  /** Whether consent is passed to Google's consent mode. */
  consentMode: [readSwitch, false],
  /** Whether shop events are pushed to the page's `dataLayer` with Google Analytics 4 names. */
  dataLayer: [readSwitch, false],
  /** What an item's id is in the Google Analytics bridge: its variant's sku, or its product's id. */
  analyticsItemId: [readOneOf('sku', 'product'), 'sku'],
  /** Whether orders are reported to the page's older e-commerce tracking (`ga`, `_gaq`, else `dataLayer`). */
  legacyTransaction: [readSwitch, false],
  /** The events service; '' = the platform's on live pages, else none. */
  eventsRoot: [readMatch(/^(?:https?:\/\/|\/(?![/\\\s])|$)/), ''],
  /** `validate`: events are not recorded, the service only reports their faults. */
  eventsMode: [readMatch(/^(?:record|validate)$/), 'record'],
  /** The events' environment; '' = the page context's. */
  environment: [readText, ''],
  /** Store currency for pages whose context names none. */
  currency: [readMatch(/^[A-Z]{3}$/), 'USD'],
  /** BCP 47 tag of the website, for pages whose context names none. */
  locale: [readText, 'en-US'],
} as const;

/** Settings by name: how each is read, and its default. */
export type SettingsTable = Readonly<Record<string, readonly [read: Reader<unknown>, fallback: unknown]>>;

/** The values that such a table reads. */
export type SettingsOf<Table extends SettingsTable> = { readonly [Key in keyof Table]: ReadBy<Table[Key][0]> };

export type Config = SettingsOf<typeof SETTINGS>;

/** Records that settings are read from, in rising order, each with what it is called. */
type SettingSources = readonly (readonly [from: string, values: unknown])[];

/** The settings of the shop itself. */
export const readConfig = (sources: SettingSources, report: Report): Config => readSettings(SETTINGS, sources, report);

/**
 * Merges settings, later sources winning. A bad value is one console line that names it and its replacement.
 *
 * @param sources untrusted records, e.g. the script tag's dataset
 */
function readSettings<Table extends SettingsTable>(table: Table, sources: SettingSources, report: Report): SettingsOf<Table> {
  const config: Record<string, unknown> = {};
  for (const [key, [read, fallback]] of Object.entries(table)) {
    config[key] = fallback;
    for (const [from, values] of sources) {
      if (typeof values !== 'object' || values === null || !Object.hasOwn(values, key)) continue;
      const given = (values as Record<string, unknown>)[key];
      const value = read(given);
      if (value !== undefined) config[key] = value;
      else report(new PageError(`${from}: ${key} cannot be ${show(given)}; using ${JSON.stringify(config[key])}.`), { part: 'config' });
    }
  }
  return config as SettingsOf<Table>;
}

/** Circular values cannot be written as JSON. */
const show = (given: unknown): string =>
  typeof given === 'string' ? JSON.stringify(given) : typeof given === 'object' && given !== null ? 'an object' : String(given);

export type StartOptions = Readonly<Record<string, unknown>>;

/** Sources of the settings for one run, from `start()` to `destroy()`. */
export interface ConfigSources {
  readonly page: Document;
  readonly tagData: Readonly<Record<string, unknown>>;
  readonly options: StartOptions;
  readonly report: Report;
  /** The parsed settings, after the first read. */
  config?: Config;
}

/** Parsed once per run, so that a bad setting is reported once. */
export const sessionConfig = (sources: ConfigSources): Config => (sources.config ??= readConfig(recordsOf(sources), sources.report));

/** The settings of one feature. */
export const readFeatureSettings = <Table extends SettingsTable>(table: Table, sources: ConfigSources): SettingsOf<Table> =>
  readSettings(table, recordsOf(sources), sources.report);

const recordsOf = ({ page, tagData, options }: ConfigSources): SettingSources => [
  ['page context', readContext(page).storefront],
  ['script tag', tagData],
  ['start()', options],
];
