import { siteText } from './siteText.ts';

/** Texts by key: in English, with the platform's key in `localizedStrings` where it has one. `{name}` stands for a value. */
export type TextTable = Readonly<Record<string, string | readonly [english: string, platformKey: string]>>;

/** Texts of one feature, or of one of its parts that is loaded later. A feature is one itself. */
export interface Catalogue {
  /** The feature's name, with which its keys for translators begin. */
  readonly name: string;
  readonly texts: TextTable;
}

/** The keys of a catalogue with any wording. */
export type Texts<Of extends { readonly texts: object }> = { readonly [Key in keyof Of['texts']]: string };

/** The key for translators: `cart.empty` of the feature `cart` for its text `cartEmpty`, and `cart.subtotal` for `subtotal`. */
export function textKey(name: string, key: string): string {
  const own = key.startsWith(name) && /[A-Z]/.test(key.charAt(name.length)) ? key.slice(name.length) : key;
  return `${name}.${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

/**
 * A catalogue in the site's own wording: the site's string under the platform's key, else under ours (`cart.empty`), else under the key that
 * we had before (`cartEmpty`), else English. Blank and inherited strings are ignored.
 *
 * @param localizedStrings of the page's website settings
 */
export function localize<Of extends Catalogue>({ name, texts }: Of, localizedStrings: unknown): Texts<Of> {
  const found: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const [english, platformKey] = typeof text === 'string' ? [text] : text;
    found[key] =
      (platformKey === undefined ? null : siteText(localizedStrings, platformKey)) ??
      siteText(localizedStrings, textKey(name, key)) ??
      siteText(localizedStrings, key) ??
      english;
  }
  return found as Texts<Of>;
}
