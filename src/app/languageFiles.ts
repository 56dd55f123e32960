import type { WantedLanguage } from '../core/languages.ts';

/** Loads the file of a language; of the one-file build it stands beside the script. */
export type LoadLanguageFile = (code: WantedLanguage['code'], scriptUrl: string) => Promise<LanguageFile>;

export interface LanguageFile {
  readonly default: { readonly texts: Readonly<Record<string, string>> };
}

const FILES: Readonly<Record<WantedLanguage['code'], () => Promise<LanguageFile>>> = {
  de: () => import('../languages/de.json'),
  fr: () => import('../languages/fr.json'),
  es: () => import('../languages/es.json'),
  ja: () => import('../languages/ja.json'),
  ar: () => import('../languages/ar.json'),
};

/** The folder of the one file is known only from its tag, so that build has `languageFilesBeside.ts` in this file's place. */
export const languageFiles: LoadLanguageFile = (code) => FILES[code]();
