import { siteText } from './siteText.ts';

/** The keys of a catalogue with any wording. */
export type Texts<Defaults> = { readonly [Key in keyof Defaults]: string };

/**
 * A catalogue in the site's own wording: the site's string under our key, else under the platform's key, else the default. Blank and
 * inherited strings are ignored.
 *
 * @param localizedStrings of the page's website settings
 *
 * @param platformKeys our key → the platform's key, if it has one
 */
export function localize<Defaults extends Readonly<Record<string, string>>>(
  defaults: Defaults,
  localizedStrings: unknown,
  platformKeys: { readonly [Key in keyof Defaults]?: string } = {},
): Texts<Defaults> {
  const texts: Record<string, string> = {};
  for (const key of Object.keys(defaults)) {
    const platformKey = Object.hasOwn(platformKeys, key) ? platformKeys[key] : undefined;
    texts[key] =
      siteText(localizedStrings, key) ??
      (platformKey === undefined ? null : siteText(localizedStrings, platformKey)) ??
      (defaults[key] as string);
  }
  return texts as Texts<Defaults>;
}
