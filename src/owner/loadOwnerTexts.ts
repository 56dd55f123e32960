import type { WantedLanguage } from '../core/languages.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of the owner's screens and of failures from the files beside the script; `null`, which is English, when one is lost. */
export async function loadOwnerTexts(code: WantedLanguage['code']): Promise<Texts | null> {
  const load = async (folder: string): Promise<Texts> => {
    const file = (await import(/* @vite-ignore */ new URL(`${folder}${code}.js`, import.meta.url).href)) as { default: { texts: Texts } };
    return file.default.texts;
  };
  try {
    const [shop, owner] = await Promise.all([load('languages/'), load('languages/owner/')]);
    return { ...shop, ...owner };
  } catch (error) {
    console.error(`[storefront] The texts for the language "${code}" could not be loaded, so they are in English.`, error);
    return null;
  }
}
