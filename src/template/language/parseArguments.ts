import { atEnd, type Reader } from './reader.ts';

/**
 * The arguments after a formatter's or predicate's name, up to `to`. The first character is the delimiter, so that arguments
 * may hold blanks (`{x|truncate:5:, etc}`). Empty pieces count, but a single empty one is none (`{a|html }`).
 */
export function readArguments(reader: Reader, to: number): readonly string[] {
  if (atEnd(reader) || reader.at >= to) return [];
  const delimiter = reader.source.charAt(reader.at);
  const rest = reader.source.slice(reader.at + 1, to);
  reader.at = to;
  return rest ? rest.split(delimiter) : [];
}
