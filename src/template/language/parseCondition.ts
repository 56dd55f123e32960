import { createTag, IF, PREDICATE, type Path, type Tag } from './code.ts';
import { checkArity, type ParseState } from './ParseState.ts';
import { readPath } from './parsePath.ts';
import { atEnd, peek, readWord, skipBlanks, type Reader } from './reader.ts';

/** `null` if there is no predicate here. */
export function readPredicate(reader: Reader, at: number, state: ParseState, op: number): Tag | null {
  const word = readWord(reader);
  if (!word || peek(reader) !== 63) return null;
  reader.at++;
  const known = state.predicate(`${word}?`);
  const args = readArguments(reader, reader.end);
  let text = '';
  if (!known.isKnown) {
    text = state.source.slice(at, reader.end + 1);
    state.fail(at, 'unknown-predicate', `Predicate "${known.name}" is unknown.`);
  } else if (!checkArity(state, at, known, args.length)) return null;
  return createTag(op, at, { slot: known.slot, args, text });
}

/** A predicate, or values joined by `&&` and `||`, evaluated from left to right without precedence. */
export function readIf(reader: Reader, at: number, state: ParseState): Tag | null {
  if (!skipBlanks(reader) || atEnd(reader)) return fail(at, state, 'needs something to test');
  const from = reader.at;
  if (readWord(reader) && peek(reader) === 63) {
    reader.at = from;
    return readPredicate(reader, at, state, PREDICATE);
  }
  reader.at = from;
  const paths: Path[] = [];
  const joins: string[] = [];
  for (;;) {
    const path = readPath(reader);
    if (path === null) return fail(at, state, 'needs the name of a value');
    paths.push(path);
    skipBlanks(reader);
    if (atEnd(reader)) return createTag(IF, at, { paths, args: joins });
    const join = reader.source.slice(reader.at, reader.at + 2);
    if (join !== '&&' && join !== '||') return fail(at, state, 'takes values joined by "&&" and "||"');
    joins.push(join);
    reader.at += 2;
    skipBlanks(reader);
  }
}

function fail(at: number, state: ParseState, what: string): null {
  state.fail(at, 'invalid-instruction', `Instruction "if" ${what}.`);
  return null;
}

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
