import { FROM_INDEX, FROM_INDEX0, FROM_LOCAL, FROM_NAME, FROM_SELF, type Path } from './code.ts';
import { atEnd, peek, type Reader, readDigits, readWord } from './reader.ts';

const MAX_INDEX = 2_147_483_647;

/** `null` without a path; the reader then has not moved. */
export function readPath(reader: Reader): Path | null {
  const from = reader.at;
  const head = readSegment(reader);
  if (head === null) return null;
  const rest: (string | number)[] = [];
  while (peek(reader) === 46) {
    reader.at++;
    const segment = readSegment(reader);
    if (segment === null) {
      reader.at = from;
      return null;
    }
    rest.push(segment);
  }
  return { from: startOf(head), head, rest };
}

/** `null` if the whole text is not a path. */
export function parsePath(text: string): Path | null {
  const reader: Reader = { source: text, at: 0, end: text.length };
  const path = readPath(reader);
  return path !== null && atEnd(reader) ? path : null;
}

function readSegment(reader: Reader): string | number | null {
  const digits = readDigits(reader);
  if (digits) return Number(digits) <= MAX_INDEX ? Number(digits) : digits;
  const from = reader.at;
  const mark = peek(reader);
  if (mark === 64 || mark === 36) reader.at++;
  if (readWord(reader) || mark === 64) return reader.source.slice(from, reader.at);
  reader.at = from;
  return null;
}

function startOf(head: string | number): number {
  if (typeof head === 'number' || head.charCodeAt(0) !== 64) return FROM_NAME;
  if (head === '@') return FROM_SELF;
  if (head === '@index') return FROM_INDEX;
  return head === '@index0' ? FROM_INDEX0 : FROM_LOCAL;
}
