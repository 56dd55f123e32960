/** A place in a source, moving on: the parsers of tags read from `at` and never past `end`. */
export interface Reader {
  readonly source: string;
  at: number;
  readonly end: number;
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isWordPart = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95 || code === 45;
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** The character code at the reader's place; NaN at its end. */
export const peek = (reader: Reader): number => (reader.at < reader.end ? reader.source.charCodeAt(reader.at) : Number.NaN);

export const atEnd = (reader: Reader): boolean => reader.at >= reader.end;

/** The rest of the tag, up to its closing brace. */
export function readRest(reader: Reader): string {
  const rest = reader.source.slice(reader.at, reader.end);
  reader.at = reader.end;
  return rest;
}

/** Passes over white space; whether there was any. */
export function skipBlanks(reader: Reader): boolean {
  const from = reader.at;
  while (isBlank(peek(reader))) reader.at++;
  return reader.at > from;
}

/** A letter, then letters, digits, `_` and `-`; empty if there is none here. */
export function readWord(reader: Reader): string {
  const from = reader.at;
  if (!isLetter(peek(reader))) return '';
  while (isWordPart(peek(reader))) reader.at++;
  return reader.source.slice(from, reader.at);
}

/** Decimal digits; empty if there are none here. */
export function readDigits(reader: Reader): string {
  const from = reader.at;
  while (isDigit(peek(reader))) reader.at++;
  return reader.source.slice(from, reader.at);
}

/** Everything up to the next white space. */
export function readSolid(reader: Reader): string {
  const from = reader.at;
  while (!atEnd(reader) && !isBlank(peek(reader))) reader.at++;
  return reader.source.slice(from, reader.at);
}

/** `@` and a word, the only kind of name that can be bound; empty if there is none here. */
export function readLocalName(reader: Reader): string {
  const from = reader.at;
  if (peek(reader) !== 64) return '';
  reader.at++;
  if (readWord(reader)) return reader.source.slice(from, reader.at);
  reader.at = from;
  return '';
}
