/** Languages that our texts come in. English is part of the script; each of the others is a file beside it. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

/** A language other than English that the page is set to. */
export interface WantedLanguage {
  readonly code: Exclude<(typeof LANGUAGES)[number], 'en'>;
  /** BCP 47 tag with the region that the page names: `de-AT`. */
  readonly tag: string;
}

/** Texts of a language by the keys for translators (`cart.empty`). */
export interface LanguageTexts extends WantedLanguage {
  readonly texts: Readonly<Record<string, string>>;
}
