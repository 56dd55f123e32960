import type { ConfigSources } from '../core/config.ts';
import type { LanguageTexts, WantedLanguage } from '../core/languages.ts';
import { PageError } from '../lib/PageError.ts';
import { languageFiles } from './languageFiles.ts';

/** Time (ms) that the shop waits for its texts; after it they are in English. */
export const LANGUAGE_DEADLINE_MS = 3000;

/** The texts of a language; `null`, which is English, when their file is lost or late. */
export async function loadLanguage(wanted: WantedLanguage, sources: ConfigSources): Promise<LanguageTexts | null> {
  const loading = languageFiles(wanted.code, sources.scriptUrl ?? '');
  try {
    const { default: file } = await new Promise<Awaited<typeof loading>>((resolve, reject) => {
      setTimeout(() => reject(new Error('no answer')), LANGUAGE_DEADLINE_MS);
      loading.then(resolve, reject);
    });
    return { ...wanted, texts: file.texts };
  } catch (error) {
    sources.report(
      new PageError(`The texts for the language "${wanted.code}" could not be loaded, so they are in English: ${String(error)}`),
      { part: 'config' },
    );
    return null;
  }
}
