import type { FormatPart } from '../../../src/commerce/model/formFormats.ts';

/** The parts of a date in the order of a language: day, month, year in German. Parts of anything else, and of an unknown language, stay as they are. */
export function inDateOrder(parts: readonly FormatPart[], language: string): readonly FormatPart[] {
  try {
    const order = new Intl.DateTimeFormat(language, { dateStyle: 'short', calendar: 'gregory' }).formatToParts(0);
    const placeOf = ({ id }: FormatPart) => order.findIndex(({ type }) => type === id?.toLowerCase());
    return parts.every((part) => placeOf(part) >= 0) ? [...parts].sort((one, other) => placeOf(one) - placeOf(other)) : parts;
  } catch {
    return parts;
  }
}
