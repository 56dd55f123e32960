import type { FormatPart } from '../../../src/commerce/model/formFormats.ts';

/** The parts of a date in the order of a language: day, month, year in German. Parts of anything else, and of an unknown language, stay as they are. */
export function inDateOrder(parts: readonly FormatPart[], language: string): readonly FormatPart[] {
  try {
    const order = new Intl.DateTimeFormat(language, { dateStyle: 'short', calendar: 'gregory' })
      .formatToParts(0)
      .map(({ type }) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`);
    const placeOf = ({ id }: FormatPart) => order.indexOf(id ?? '');
    return parts.every((part) => placeOf(part) >= 0) ? [...parts].sort((one, other) => placeOf(one) - placeOf(other)) : parts;
  } catch {
    return parts;
  }
}
