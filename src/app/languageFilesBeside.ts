import { importBeside } from './importBeside.ts';
import type { LanguageFile, LoadLanguageFile } from './languageFiles.ts';

/** Reads `languages/de.js` and the others relative to the script, whose content names no other file. */
export const languageFiles: LoadLanguageFile = (code, scriptUrl) =>
  importBeside(`languages/${code}.js`, scriptUrl) as Promise<LanguageFile>;
