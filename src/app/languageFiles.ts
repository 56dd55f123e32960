import type { WantedLanguage } from '../core/languages.ts';

/** The file of each language; of the one-file build it stands beside the script. */
export type LanguageFiles = Readonly<Record<WantedLanguage['code'], () => Promise<LanguageFile>>>;

export interface LanguageFile {
  readonly default: { readonly texts: Readonly<Record<string, string>> };
}

/** The folder of the one file is known only from its tag, so that build has `languageFilesBeside.ts` in this file's place. */
export const languageFiles = (_scriptUrl: string): LanguageFiles => ({
  de: () => import('../languages/de.json'),
  fr: () => import('../languages/fr.json'),
  es: () => import('../languages/es.json'),
  ja: () => import('../languages/ja.json'),
  ar: () => import('../languages/ar.json'),
});
