import { type Call, createTag, type Path, type Tag, VARIABLE } from './code';
import { checkArity, type ParseState } from './ParseState';
import { readArguments } from './parseArguments';
import { readPath } from './parsePath';
import { atEnd, peek, type Reader, readWord, skipBlanks } from './reader';

/** Inputs and formatters of a variable tag or of the value of `.var`. */
export interface ParsedValue {
  readonly paths: readonly Path[];
  readonly calls: readonly Call[];
  /** Whether a formatter was unknown: the tag's source must be kept. */
  readonly unknown: boolean;
}

/**
 * `path`, `path|formatter args`, `a,b|f|g` up to the end of the tag. `null` if this is no value: the tag then is plain text, without an
 * error unless a known formatter has the wrong number of arguments.
 */
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
  const names: string[] = [];
  const lists: (readonly string[])[] = [];
  while (peek(reader) === 124) {
    reader.at++;
    const name = readWord(reader);
    if (!name) return null;
    names.push(name);
    lists.push(readArguments(reader, findBar(reader)));
  }
  return atEnd(reader) ? check(paths, names, lists, at, state) : null;
}

// Not `indexOf`: it would look past the tag's end, at every tag anew.
function findBar(reader: Reader): number {
  let bar = reader.at;
  while (bar < reader.end && reader.source.charCodeAt(bar) !== 124) bar++;
  return bar;
}

function check(paths: Path[], names: string[], lists: (readonly string[])[], at: number, state: ParseState): ParsedValue | null {
  const calls: Call[] = [];
  let unknown = false;
  for (const [index, name] of names.entries()) {
    const args = lists[index] ?? [];
    if (!state.vocabulary.hasFormatter(name)) {
      unknown = true;
      state.fail(at, 'unknown-formatter', `Formatter "${name}" is unknown.`);
    } else if (!checkArity(state, at, name, args.length)) return null;
    calls.push({ slot: state.formatterSlot(name), args });
  }
  return { paths, calls, unknown };
}

/** A variable tag; `null` if the text between the braces is not one. */
export function parseVariable(reader: Reader, at: number, state: ParseState): Tag | null {
  const value = readValue(reader, at, state);
  if (value === null) return null;
  const text = value.unknown ? state.source.slice(at, reader.end + 1) : '';
  return createTag(VARIABLE, at, { paths: value.paths, calls: value.calls, text });
}
