import type { Config } from './config.ts';
import { LANGUAGES, type WantedLanguage } from './languages.ts';
import { hasPlatformContext } from './page/recognisesPlatformMarkup.ts';

/**
 * The language of the texts; `null`: English, also where the page's language is not one of the shop's. Without a setting it is the
 * page's own, but English on pages of the platform, which brings its translations itself.
 */
export function readLanguage({ language, locale }: Pick<Config, 'language' | 'locale'>, page: Document): WantedLanguage | null {
  const wanted = language || (hasPlatformContext(page) ? 'en' : 'auto');
  const pageTag = page.documentElement.lang.replaceAll('_', '-');
  const name = wanted === 'auto' ? codeOf(pageTag) : wanted;
  const code = LANGUAGES.find((known) => known === name) ?? 'en';
  if (code === 'en') return null;
  return { code, tag: [pageTag, locale.replaceAll('_', '-')].find((tag) => codeOf(tag) === code) ?? code };
}

const codeOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';
