import { attempt } from '../../lib/result.ts';

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
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

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
  const form = byLanguage(language, () => new Intl.PluralRules(language).select(count), null);
  return forms[`${other}.${form}`] ?? texts[count === 1 ? one : other];
}

/** A count in the digits of its language, without separators. */
export const countText = (count: number, language: string): string =>
  byLanguage(language, () => new Intl.NumberFormat(language, { useGrouping: false }).format(count), String(count));

/**
 * The result of a language's rules; `english` without them where the language is English or no valid tag: they are loaded when they are first
 * asked for, which takes 15 ms, and four times as long on a slow phone.
 */
const byLanguage = <Made>(language: string, make: () => Made, english: Made): Made =>
  (/^en(-..)?$/.test(language) ? undefined : attempt(make)) ?? english;
