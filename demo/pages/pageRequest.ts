/** Which build of the product a page loads: with React in chunks or in one file, with Preact likewise, or none. */
export type ScriptKind = 'esm' | 'umd' | 'lite' | 'lite-umd' | 'none';

/** The file under `/dist/` that a build starts with. */
export const ENTRY: Readonly<Record<Exclude<ScriptKind, 'none'>, string>> = {
  esm: 'storefront.js',
  umd: 'storefront.umd.js',
  lite: 'storefront.lite.js',
  'lite-umd': 'storefront.lite.umd.js',
};

export const isScriptKind = (name: string): name is ScriptKind => name === 'none' || Object.hasOwn(ENTRY, name);

/** The four kinds of product markup: template versions 7, 7.1 and 8, and our own hooks on a page without legacy names. */
export type Markup = 'a' | 'b' | 'c' | 'hooks';

/** Where a page shows its cart count. */
export type CartPlace = 'header' | 'floating' | 'dropzone' | 'custom' | 'hooks' | 'none';

export interface PageRequest {
  readonly path: string;
  readonly script: ScriptKind;
  readonly query: URLSearchParams;
  /** The cart page's snapshot (page JSON of the cart); without one the cart is empty. */
  readonly cart?: unknown;
}

export interface PageResult {
  readonly status: number;
  readonly html: string;
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
