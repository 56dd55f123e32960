/** The build that a page loads: React or Preact, in chunks or one file, or none. */
export type ScriptKind = 'esm' | 'umd' | 'lite' | 'lite-umd' | 'none';

/** The entry files under `/dist/`. */
export const ENTRY: Readonly<Record<Exclude<ScriptKind, 'none'>, string>> = {
  esm: 'storefront.js',
  umd: 'storefront.umd.js',
  lite: 'storefront.lite.js',
  'lite-umd': 'storefront.lite.umd.js',
};

export const isScriptKind = (name: string): name is ScriptKind => name === 'none' || Object.hasOwn(ENTRY, name);

export type PageLanguage = 'en' | 'de' | 'fr' | 'es' | 'ja' | 'ar';

const LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'ja', 'ar'] satisfies PageLanguage[];

export const isPageLanguage = (name: string): name is PageLanguage => LANGUAGES.includes(name);

export type Markup = 'a' | 'b' | 'c' | 'hooks';

export type CartPlace = 'header' | 'floating' | 'dropzone' | 'custom' | 'hooks' | 'none';

export interface PageRequest {
  readonly path: string;
  readonly script: ScriptKind;
  readonly query: URLSearchParams;
  /** Of the labels and of the script's texts; left out: English. */
  readonly language?: PageLanguage;
  /** The cart page's JSON; without it the cart is empty. */
  readonly cart?: unknown;
}

export interface PageResult {
  readonly status: number;
  readonly html: string;
  /** Its content type, where it is no page. */
  readonly type?: string;
}

const MARKUPS: readonly string[] = ['a', 'b', 'c', 'hooks'] satisfies Markup[];
const PLACES: readonly string[] = ['header', 'floating', 'dropzone', 'custom', 'hooks', 'none'] satisfies CartPlace[];

/** `?markup=…`, else `preset`. */
export function markupOf(query: URLSearchParams, preset: Markup): Markup {
  const asked = query.get('markup');
  return asked !== null && MARKUPS.includes(asked) ? (asked as Markup) : preset;
}

/** `?cart=…`, else `preset`. */
export function cartPlaceOf(query: URLSearchParams, preset: CartPlace): CartPlace {
  const asked = query.get('cart');
  return asked !== null && PLACES.includes(asked) ? (asked as CartPlace) : preset;
}
