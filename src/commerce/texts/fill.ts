/** Under this name a text with placeholders carries what filters it once they are filled. */
export const FILTER_FILLED = Symbol.for('storefront-filled');

interface Filtered {
  readonly [FILTER_FILLED]?: (text: string, values: Readonly<Record<string, string | number>>) => string;
}

/** Fills `{name}` placeholders. A placeholder without an own value stays; values are inserted literally. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
  return (text as Filtered)[FILTER_FILLED]?.(filled, values) ?? filled;
}

/** The names that a text has in braces, each once, sorted: a translation has the same. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

/** https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many'] as const;

/**
 * The wording for a count. A translation may add forms that English lacks: `cart.itemsLabel.few` beside `cart.itemsLabel`.
 *
 * @param texts localized
 * @param one key of the wording for 1
 * @param other key of the wording for every other count
 * @param language BCP 47 tag whose rules choose the form; an invalid one has the two forms of English
 */
export function pluralText<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  one: Key,
  other: Key,
  count: number,
  language: string,
): string {
  const forms: Readonly<Record<string, string | undefined>> = texts;
  const form = isEnglish(language) ? null : formOf(count, language);
  return forms[`${other}.${form}`] ?? texts[count === 1 ? one : other];
}

/** A language's rules are loaded when they are first asked for, which takes 15 ms; a slow phone takes four times as long. */
const isEnglish = (language: string): boolean => /^en(?:-[A-Z]{2})?$/.test(language);

/** A count in the digits of its language, without separators. */
export function countText(count: number, language: string): string {
  if (isEnglish(language)) return String(count);
  try {
    return new Intl.NumberFormat(language, { useGrouping: false }).format(count);
  } catch {
    return String(count);
  }
}

function formOf(count: number, language: string): Intl.LDMLPluralRule | null {
  try {
    return new Intl.PluralRules(language).select(count);
  } catch {
    return null;
  }
}
