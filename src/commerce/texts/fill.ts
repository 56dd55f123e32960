/** Under this name a text with placeholders carries what filters it once they are filled. */
export const FILTER_FILLED = Symbol('filter filled');

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
