// Merchant country → languages that the instalment provider explains itself in (spec §5 "Afterpay"); the first is the default.
const LANGUAGES: Readonly<Record<string, readonly [string, ...string[]]>> = { US: ['en'], CA: ['en', 'fr'], AU: ['en'], NZ: ['en'] };

/**
 * The locale of the instalment explanation, e.g. "fr-CA", from the shopper's language ("fr", "fr-FR") and the merchant's country
 * ("CA"); null in a country where the provider is not. A language it does not speak there falls back to English.
 */
export function instalmentLocale(shopperLanguage: string | null, merchantCountry: string | null): string | null {
  const country = (merchantCountry ?? '').trim().toUpperCase();
  const languages = Object.hasOwn(LANGUAGES, country) ? LANGUAGES[country] : undefined;
  if (!languages) return null;
  const wanted = (shopperLanguage ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return `${languages.includes(wanted) ? wanted : languages[0]}-${country}`;
}
