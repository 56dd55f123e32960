import type { FilterProduct } from '../model/filterProduct.ts';
import { PLURAL_FORMS } from './fill.ts';
import { siteText } from './siteText.ts';

/** Texts by key: in English, with the platform's key in `localizedStrings` where it has one. `{name}` stands for a value. */
export type TextTable = Readonly<Record<string, string | readonly [english: string, platformKey: string]>>;

/** Texts of one feature, or of one of its parts that is loaded later. A feature is one itself. */
export interface Catalogue {
  /** The feature's name, with which its keys for translators begin. */
  readonly name: string;
  readonly texts: TextTable;
  /** Keys of texts that themes and scripts of pages compare to the letter: filters change them only by name. */
  readonly fixed?: readonly string[];
}

/** The keys of a catalogue with any wording. */
export type Texts<Of extends { readonly texts: object }> = { readonly [Key in keyof Of['texts']]: string };

/** The key for translators: `cart.empty` of the feature `cart` for its text `cartEmpty`, and `cart.subtotal` for `subtotal`. */
export function textKey(name: string, key: string): string {
  const own = key.startsWith(name) && /[A-Z]/.test(key.charAt(name.length)) ? key.slice(name.length) : key;
  return `${name}.${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

/** Reads what stands in the texts of a catalogue, as the page's filters have it. */
export type TextFilter = (catalogue: Catalogue, texts: object, key: PropertyKey) => unknown;

/** A site's strings carry what filters its texts, so that the texts of all parts are filtered, those of files beside the script too. */
const FILTER = Symbol.for('storefront-filter');

/** @param filter what filters texts now; `null`: nothing */
export const withTextFilter = (localizedStrings: unknown, filter: () => TextFilter | null): unknown => ({
  ...(localizedStrings as object | undefined),
  [FILTER]: filter,
});

/** The same texts, filtered under the catalogues that `catalogueOf` names for their keys. */
export function filterTexts<Words extends object>(
  texts: Words,
  localizedStrings: unknown,
  catalogueOf: (key: PropertyKey) => Catalogue,
): Words {
  const filterNow = (Object(localizedStrings) as { readonly [FILTER]?: () => TextFilter | null })[FILTER];
  if (!filterNow) return texts;
  const get = (own: Words, key: PropertyKey): unknown => {
    const filter = filterNow();
    return filter ? filter(catalogueOf(key), own, key) : own[key as keyof Words];
  };
  return new Proxy(texts, { get });
}

/** A site's strings carry the texts of the page's language, so that all parts have them. */
const LANGUAGE = Symbol.for('storefront-language');

/** @param texts of the page's language by the keys for translators */
export const withLanguage = (localizedStrings: unknown, texts: Readonly<Record<string, string>>): object => ({
  ...(localizedStrings as object | undefined),
  [LANGUAGE]: texts,
});

/**
 * A catalogue in the site's own wording: the site's string under the platform's key, else under ours (`cart.empty`), else under the key that
 * we had before (`cartEmpty`), else that of the page's language, else English. Blank and inherited strings are ignored. Plural forms that
 * English lacks stand beside a text, as `reviews.few`.
 *
 * @param localizedStrings of the page's website settings
 */
export const localize = <Of extends Catalogue>(catalogue: Of, localizedStrings: unknown): Texts<Of> =>
  filterTexts(siteTexts(catalogue, localizedStrings), localizedStrings, () => catalogue);

/** The same without the page's filters. */
export function siteTexts<Of extends Catalogue>({ name, texts }: Of, localizedStrings: unknown): Texts<Of> {
  const found: Record<string, string> = {};
  const translated = Object(localizedStrings)[LANGUAGE] as unknown;
  for (const [key, text] of Object.entries(texts)) {
    const [english, platformKey] = typeof text === 'string' ? [text] : text;
    const own = textKey(name, key);
    found[key] =
      (platformKey === undefined ? null : siteText(localizedStrings, platformKey)) ??
      siteText(localizedStrings, own) ??
      siteText(localizedStrings, key) ??
      siteText(translated, own) ??
      english;
    for (const form of PLURAL_FORMS) {
      const plural = siteText(localizedStrings, `${own}.${form}`) ?? siteText(translated, `${own}.${form}`);
      if (plural !== null) found[`${key}.${form}`] = plural;
    }
  }
  return found as Texts<Of>;
}

/** Where filtered texts say under this name how to be those of a product. */
export const ABOUT = Symbol('about');

/** The texts about a product, which is passed to the filters of texts. */
export const textsAbout = <Words extends object>(texts: Words, product: () => FilterProduct): Words =>
  (texts as { readonly [ABOUT]?: (product: () => FilterProduct) => Words })[ABOUT]?.(product) ?? texts;
