export function siteText(localizedStrings: unknown, key: string): string | null {
  if (typeof localizedStrings !== 'object' || localizedStrings === null || !Object.hasOwn(localizedStrings, key)) return null;
  const text = (localizedStrings as Record<string, unknown>)[key];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
