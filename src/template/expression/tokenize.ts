import { fail, ok, type Result } from '../../lib/result.ts';
import type { Path } from '../language/code.ts';
import { readPath } from '../language/parsePath.ts';
import { atEnd, peek, readDigits, readWord, skipBlanks, type Reader } from '../language/reader.ts';

export type Token =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null; readonly source: string }
  | { readonly kind: 'path'; readonly path: Path; readonly source: string }
  | { readonly kind: 'function'; readonly source: string }
  | { readonly kind: 'sign'; readonly source: string };

const SIGNS = ['===', '!==', '**', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', ...'+-*/%<>&^|!~=(),;'];
const CONSTANTS: ReadonlyMap<string, number | boolean | null> = new Map<string, number | boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
]);

export function tokenize(text: string): Result<Token[], string> {
  const reader: Reader = { source: text, at: 0, end: text.length };
  const tokens: Token[] = [];
  for (skipBlanks(reader); !atEnd(reader); skipBlanks(reader)) {
    const token = readToken(reader);
    if (typeof token === 'string') return fail(token);
    tokens.push(token);
  }
  return ok(tokens);
}

function readToken(reader: Reader): Token | string {
  const code = peek(reader);
  if (code === 34 || code === 39) {
    const value = readString(reader);
    return value === null ? 'a text is not closed' : { kind: 'literal', value, source: JSON.stringify(value) };
  }
  if (code >= 48 && code <= 57) return readNumber(reader);
  return readName(reader) ?? readSign(reader) ?? `"${reader.source.charAt(reader.at)}" is not understood`;
}

function readSign(reader: Reader): Token | null {
  for (const source of SIGNS) {
    if (!reader.source.startsWith(source, reader.at)) continue;
    reader.at += source.length;
    return { kind: 'sign', source };
  }
  return null;
}

function readName(reader: Reader): Token | string | null {
  const from = reader.at;
  const word = readWord(reader);
  if (word && reader.source.charAt(reader.at) === '(') return { kind: 'function', source: word };
  const constant = CONSTANTS.get(word);
  if (constant !== undefined) return { kind: 'literal', value: constant, source: word };
  reader.at = from;
  const path = readPath(reader);
  return path && { kind: 'path', path, source: reader.source.slice(from, reader.at) };
}

function readNumber(reader: Reader): Token | string {
  const from = reader.at;
  const { source } = reader;
  if (source.charAt(from) === '0' && (source.charCodeAt(from + 1) | 32) === 120) {
    reader.at += 2;
    const digits = /^[\da-f]*/i.exec(source.slice(reader.at, reader.at + 300))?.[0] ?? '';
    reader.at += digits.length;
    return digits ? literal(reader, from) : 'a hexadecimal number has no digits';
  }
  readDigits(reader);
  if (peek(reader) === 46) {
    reader.at++;
    readDigits(reader);
  }
  if ((peek(reader) | 32) === 101) {
    reader.at++;
    if (peek(reader) === 43 || peek(reader) === 45) reader.at++;
    if (!readDigits(reader)) return 'an exponent has no digits';
  }
  return literal(reader, from);
}

function literal(reader: Reader, from: number): Token {
  const source = reader.source.slice(from, reader.at);
  return { kind: 'literal', value: Number(source), source };
}

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
function readString(reader: Reader): string | null {
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
