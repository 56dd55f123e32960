import { countText, fill, pluralText } from '../../src/commerce/texts/fill.ts';

/** One of two texts by a number, which it names as `{n}`. */
export const counted = <Key extends string>(
  texts: Readonly<Record<Key, string>>,
  one: Key,
  several: Key,
  n: number,
  language: string,
  more?: Readonly<Record<string, string>>,
): string => fill(pluralText(texts, one, several, n, language), { n: countText(n, language), ...more });
