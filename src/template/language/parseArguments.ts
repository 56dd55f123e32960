import { atEnd, type Reader } from './reader.ts';

/**
 * The first character is the delimiter, so that arguments may contain blanks (`{x|truncate:5:, etc}`). Empty arguments count, but a single
 * empty one means none (`{a|html }`).
 */
export function readArguments(reader: Reader, to: number): readonly string[] {
  if (atEnd(reader) || reader.at >= to) return [];
  const delimiter = reader.source.charAt(reader.at);
  const rest = reader.source.slice(reader.at + 1, to);
  reader.at = to;
  return rest ? rest.split(delimiter) : [];
}
