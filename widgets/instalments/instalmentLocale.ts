// Merchant country → languages of the provider's page; the first is the default.
const LANGUAGES: Readonly<Record<string, readonly [string, ...string[]]>> = { US: ['en'], CA: ['en', 'fr'], AU: ['en'], NZ: ['en'] };

/**
 * The locale of the provider's page, e.g. "fr-CA", from the shopper's language and the merchant's country; `null` without a page for the
 * country. Unavailable languages become English.
 */
export function instalmentLocale(shopperLanguage: string | null, merchantCountry: string | null): string | null {
  const country = (merchantCountry ?? '').trim().toUpperCase();
  const languages = Object.hasOwn(LANGUAGES, country) ? LANGUAGES[country] : undefined;
  if (!languages) return null;
  const wanted = (shopperLanguage ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return `${languages.includes(wanted) ? wanted : languages[0]}-${country}`;
}
