import { siteText } from './siteText.ts';

/** The texts of one catalogue, as the page shows them: the catalogue's keys, any wording. */
export type Texts<Defaults> = { readonly [Key in keyof Defaults]: string };

/**
 * A catalogue in the site's own words: for each key the site's string of the same name, else the one under the platform's
 * key, else our default. Only own, non-blank strings of `localizedStrings` count; whatever else the page put there is ignored.
 *
 * @param defaults one of the catalogues of this folder
 * @param localizedStrings `localizedStrings` of the website settings (spec §3), as it stands in the page
 * @param platformKeys our key → the platform's key, where the platform has one (e.g. `productTextKeys`)
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
