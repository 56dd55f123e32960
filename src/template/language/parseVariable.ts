import { type Call, createTag, type Path, type Tag, VARIABLE } from './code.ts';
import { checkArity, type ParseState, type Word } from './ParseState.ts';
import { readArguments } from './parseCondition.ts';
import { readPath } from './parsePath.ts';
import { atEnd, peek, type Reader, readWord, skipBlanks } from './reader.ts';

/** Inputs and formatters of a variable tag or a `.var`. */
export interface ParsedValue {
  readonly paths: readonly Path[];
  readonly calls: readonly Call[];
  readonly unknown: boolean;
}

export function readValue(reader: Reader, at: number, state: ParseState): ParsedValue | null {
  const paths: Path[] = [];
  for (;;) {
    const path = readPath(reader);
    if (path === null) return null;
    paths.push(path);
    const before = reader.at;
    skipBlanks(reader);
    if (peek(reader) !== 44) {
      reader.at = before;
      break;
    }
    reader.at++;
    skipBlanks(reader);
  }
  if (atEnd(reader)) return { paths, calls: NO_CALLS, unknown: false };
  const words: Word[] = [];
  const calls: Call[] = [];
  while (peek(reader) === 124) {
    reader.at++;
    const name = readWord(reader);
    if (!name) return null;
    const word = state.formatter(name);
    words.push(word);
    calls.push({ slot: word.slot, args: readArguments(reader, findBar(reader)) });
  }
  if (!atEnd(reader)) return null;
  let unknown = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    if (!word.isKnown) {
      unknown = true;
      state.fail(at, 'unknown-formatter', `Formatter "${word.name}" is unknown.`);
    } else if (word.arity && !checkArity(state, at, word, calls[index]?.args.length ?? 0)) return null;
  }
  return { paths, calls, unknown };
}

const NO_CALLS: readonly never[] = [];

// Not `indexOf`, which would search past the tag's end each time.
function findBar(reader: Reader): number {
  let bar = reader.at;
  while (bar < reader.end && reader.source.charCodeAt(bar) !== 124) bar++;
  return bar;
}

export function parseVariable(reader: Reader, at: number, state: ParseState): Tag | null {
  const value = readValue(reader, at, state);
  if (value === null) return null;
  const text = value.unknown ? state.source.slice(at, reader.end + 1) : '';
  return createTag(VARIABLE, at, { paths: value.paths, calls: value.calls, text });
}
