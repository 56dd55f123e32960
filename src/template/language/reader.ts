/** The parsers of tags read from `at` and never past `end`. */
export interface Reader {
  readonly source: string;
  at: number;
  readonly end: number;
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isWordPart = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95 || code === 45;
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

export const peek = (reader: Reader): number => (reader.at < reader.end ? reader.source.charCodeAt(reader.at) : Number.NaN);

export const atEnd = (reader: Reader): boolean => reader.at >= reader.end;

export function readRest(reader: Reader): string {
  const rest = reader.source.slice(reader.at, reader.end);
  reader.at = reader.end;
  return rest;
}

export function skipBlanks(reader: Reader): boolean {
  const from = reader.at;
  while (isBlank(peek(reader))) reader.at++;
  return reader.at > from;
}

export function readWord(reader: Reader): string {
  const from = reader.at;
  if (!isLetter(peek(reader))) return '';
  while (isWordPart(peek(reader))) reader.at++;
  return reader.source.slice(from, reader.at);
}

export function readDigits(reader: Reader): string {
  const from = reader.at;
  while (isDigit(peek(reader))) reader.at++;
  return reader.source.slice(from, reader.at);
}

export function readSolid(reader: Reader): string {
  const from = reader.at;
  while (!atEnd(reader) && !isBlank(peek(reader))) reader.at++;
  return reader.source.slice(from, reader.at);
}

/** Empty without one; only such names can be bound. */
export function readLocalName(reader: Reader): string {
  const from = reader.at;
  if (peek(reader) !== 64) return '';
  reader.at++;
  if (readWord(reader)) return reader.source.slice(from, reader.at);
  reader.at = from;
  return '';
}
