import { importBeside } from './importBeside.ts';
import type { LanguageFile, LanguageFiles } from './languageFiles.ts';

/** Reads `languages/de.js` and the others relative to the script, whose content names no other file. */
export function languageFiles(scriptUrl: string): LanguageFiles {
  const load = (code: string) => () => importBeside(`languages/${code}.js`, scriptUrl) as Promise<LanguageFile>;
  return { de: load('de'), fr: load('fr'), es: load('es'), ja: load('ja'), ar: load('ar') };
}
