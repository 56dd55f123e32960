import { PageError } from '../lib/PageError.ts';
import { readText, type Reader } from '../lib/readers.ts';
import {
  readMatch,
  readMilliseconds,
  readOneOf,
  readPath,
  readSwitch,
  type SettingsOf,
  type SettingsTable,
} from '../lib/settingReaders.ts';
import type { Track } from '../lib/createActivity.ts';
import type { Report } from './createReport.ts';
import { LANGUAGES, type LanguageTexts } from './languages.ts';
import { readContext } from './page/readContext.ts';

export const DEFAULT_LOCALE = 'en-US';

const readLookName = readOneOf('auto', 'full', 'base', 'none');

const readStyles: Reader<'auto' | 'full' | 'base' | 'none'> = (raw) => (raw === 'layer' ? 'base' : readLookName(raw));

/** A path with a slash at its end, because paths are put behind it. */
const readRoot: Reader<string> = (raw) => readPath(raw)?.replace(/\/?$/, '/');

/** Settings of the shop itself and those that several features use. A feature has its own in its folder's `settings.ts`. */
export const coreSettings = {
  /** Root of the platform's calls; a path of this site. */
  apiRoot: [readRoot, '/api/'],
  cartPath: [readPath, '/cart'],
  /** Where the cart and an express checkout continue. */
  checkoutPath: [readPath, '/checkout'],
  /** Cookies that show a cart or a login before anything is loaded. */
  hasCartCookie: [readText, 'hasCart'],
  cartCookie: [readText, 'CART'],
  authCookie: [readText, 'SiteUserSecureAuthToken'],
  /**
   * `full`: whatever the page leaves to us looks finished; `base` (once called `layer`): only what it takes to be used; `none`: all styling
   * is the theme's. `auto`: `base` on pages of the platform, whose themes know its parts, and `full` elsewhere.
   */
  styles: [readStyles, 'auto'],
  /** Colours of our own surfaces: `light`, `dark`, or `auto` as the visitor's system has it; `page`: mixed from the page's text colour. */
  colorScheme: [readOneOf('page', 'light', 'dark', 'auto'), 'page'],
  /** Time limit (ms) for a write that the visitor waits for, head and body together. */
  writeDeadline: [readMilliseconds, 10_000],
  /** The header for a write's idempotency key; '' (default): the platform knows none. */
  keyHeader: [readMatch(/^[A-Za-z0-9-]*$/), ''],
  /** Whether the shop works inside the site editor's preview frame. */
  preview: [readSwitch, true],
  /** Store currency for pages whose context names none. */
  currency: [readMatch(/^[A-Z]{3}$/), 'USD'],
  /** Whether agents of the visitor's browser get tools for the shop. */
  agentTools: [readSwitch, false],
  /** Whether the console explains the page's mistakes; left out: where its author is likely to read them. */
  debug: [readSwitch, false],
  /** BCP 47 tag of the website, for pages whose context names none. */
  locale: [readText, DEFAULT_LOCALE],
  /**
   * Language of our texts; `auto`: the page's own. '': `auto`, but English on pages of the platform, which brings its translations itself.
   */
  language: [readOneOf('', 'auto', ...LANGUAGES), ''],
} as const;

export type Config = SettingsOf<typeof coreSettings>;

/** Records that settings are read from, in rising order, each with what it is called. */
type SettingSources = readonly (readonly [from: string, values: unknown])[];

/**
 * Merges settings, later sources winning. A bad value is one console line that names it and its replacement.
 *
 * @param sources untrusted records, e.g. the script tag's dataset
 */
export function readSettings<Table extends SettingsTable>(table: Table, sources: SettingSources, report: Report): SettingsOf<Table> {
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

/** Sources of the settings for one run, from `start()` to `destroy()`. */
export interface ConfigSources {
  readonly page: Document;
  /** The address of the script that runs the shop; left out: not known. */
  readonly scriptUrl?: string;
  /** The script tag's `data-*` attributes, in camel case. */
  readonly tagData: Readonly<Record<string, unknown>>;
  /** The options of `start()`. */
  readonly options: object;
  readonly report: Report;
  /** Counts work as under way. */
  readonly track: Track;
  /** The texts of the page's language, which is read once: translators of browsers change it. */
  language?: Promise<LanguageTexts | null>;
  /** Where the settings are read from, made once. */
  records?: SettingSources;
  /** The values that were read, by their table. */
  known?: Map<SettingsTable, unknown>;
}

/** The settings of a table, from page context (`storefront: {…}`), script tag and `start()`; read once per run, so that a bad one is reported once. */
export function settingsOf<Table extends SettingsTable>(table: Table, sources: ConfigSources): SettingsOf<Table> {
  const known = (sources.known ??= new Map());
  if (!known.has(table)) known.set(table, readSettings(table, recordsOf(sources), sources.report));
  return known.get(table) as SettingsOf<Table>;
}

const recordsOf = (sources: ConfigSources): SettingSources =>
  (sources.records ??= [
    ['page context', readContext(sources.page).storefront],
    ['script tag', sources.tagData],
    ['start()', sources.options],
  ]);
