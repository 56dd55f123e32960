import { atEnd, type Reader } from '../language/reader.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['f', '\f'],
  ['r', '\r'],
]);
const HEX_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);
const HIGHEST_CODE_POINT = 0x10_ff_ff;

/** Reads a quoted text; `null` if it is not closed. */
export function readString(reader: Reader): string | null {
  const quote = reader.source.charAt(reader.at++);
  let text = '';
  while (!atEnd(reader)) {
    const char = reader.source.charAt(reader.at++);
    if (char === quote) return text;
    text += char === '\\' ? readEscape(reader) : char;
  }
  return null;
}

function readEscape(reader: Reader): string {
  const char = reader.source.charAt(reader.at++);
  const length = HEX_LENGTHS.get(char);
  if (length === undefined) return ESCAPES.get(char) ?? char;
  const digits = reader.source.slice(reader.at, reader.at + length);
  if (digits.length < length || !/^[\da-f]+$/i.test(digits)) return char;
  reader.at += length;
  const code = Number.parseInt(digits, 16);
  return isPrintable(code) ? String.fromCodePoint(code) : ' ';
}

const isPrintable = (code: number): boolean =>
  code >= 32 && !(code >= 127 && code < 160) && code <= HIGHEST_CODE_POINT && !(code >= 0xd8_00 && code < 0xe0_00);
