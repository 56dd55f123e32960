import * as op from './code.ts';
import { type ParseState } from './ParseState.ts';
import { readIf, readPredicate } from './parseCondition.ts';
import { readPath } from './parsePath.ts';
import { readValue } from './parseVariable.ts';
import { atEnd, peek, readLocalName, type Reader, readRest, readSolid, readWord, skipBlanks } from './reader.ts';

type Parsed = op.Tag | string | null;
type Instruction = (reader: Reader, at: number, state: ParseState) => Parsed;

const LITERALS: ReadonlyMap<string, string> = new Map([
  ['meta-left', '{'],
  ['meta-right', '}'],
  ['space', ' '],
  ['tab', '\t'],
  ['newline', '\n'],
]);

/**
 * The tag after `{.`, a text to print instead, or `null` for plain text. Unknown words are plain text (styles and scripts look like that);
 * a known word used wrongly is an error and stays as text.
 */
export function parseInstruction(reader: Reader, at: number, state: ParseState): Parsed {
  const from = reader.at;
  const word = readWord(reader);
  if (!word) return null;
  if (peek(reader) === 63) {
    reader.at = from;
    return readPredicate(reader, at, state, op.PREDICATE);
  }
  const literal = LITERALS.get(word);
  if (literal !== undefined) return atEnd(reader) ? literal : extra(word, at, state);
  return INSTRUCTIONS.get(word)?.(reader, at, state) ?? null;
}

function wrong(word: string, what: string, at: number, state: ParseState): null {
  state.fail(at, 'invalid-instruction', `Instruction "${word}" ${what}.`);
  return null;
}

const extra = (word: string, at: number, state: ParseState): null =>
  wrong(word, 'is followed by characters that do not belong to it', at, state);

const bare =
  (word: string, code: number): Instruction =>
  (reader, at, state) =>
    atEnd(reader) ? op.createTag(code, at) : extra(word, at, state);

const scoped =
  (word: string, code: number): Instruction =>
  (reader, at, state) => {
    const path = skipBlanks(reader) ? readPath(reader) : null;
    if (path === null) return wrong(word, 'needs the name of a value', at, state);
    return atEnd(reader) ? op.createTag(code, at, { paths: [path] }) : extra(word, at, state);
  };

const repeated: Instruction = (reader, at, state) => {
  if (!skipBlanks(reader) || readWord(reader) !== 'section') return wrong('repeated', 'must be followed by "section"', at, state);
  return scoped('repeated section', op.REPEATED)(reader, at, state);
};

const alternates: Instruction = (reader, at, state) => {
  if (!skipBlanks(reader) || readWord(reader) !== 'with') return wrong('alternates', 'must be followed by "with"', at, state);
  return atEnd(reader) ? op.createTag(op.ALTERNATES, at) : extra('alternates with', at, state);
};

const or: Instruction = (reader, at, state) => {
  if (atEnd(reader)) return op.createTag(op.OR, at);
  if (!skipBlanks(reader)) return extra('or', at, state);
  return readPredicate(reader, at, state, op.OR) ?? wrong('or', 'may be followed by a predicate only', at, state);
};

function readBound(word: string, reader: Reader, at: number, state: ParseState): string {
  const name = skipBlanks(reader) ? readLocalName(reader) : '';
  if (!name || !skipBlanks(reader)) {
    wrong(word, name ? 'needs something to bind' : 'must be followed by a name such as @name', at, state);
    return '';
  }
  return name;
}

const bind: Instruction = (reader, at, state) => {
  const name = readBound('var', reader, at, state);
  if (!name) return null;
  const value = readValue(reader, at, state);
  if (value === null) return wrong('var', 'needs a value, with or without formatters', at, state);
  const text = value.unknown ? state.source.slice(at, reader.end + 1) : '';
  return op.createTag(op.VAR, at, { name, text, paths: value.paths, calls: value.calls });
};

const context: Instruction = (reader, at, state) => {
  const name = readBound('ctx', reader, at, state);
  if (!name) return null;
  const keys: string[] = [];
  const paths: op.Path[] = [];
  do {
    const key = readWord(reader);
    const path = key && peek(reader) === 61 && ++reader.at ? readPath(reader) : null;
    if (path === null) return wrong('ctx', 'needs bindings such as key=path', at, state);
    keys.push(key);
    paths.push(path);
  } while (skipBlanks(reader) && !atEnd(reader));
  return atEnd(reader) ? op.createTag(op.CTX, at, { name, args: keys, paths }) : extra('ctx', at, state);
};

const evaluation: Instruction = (reader, at, state) => {
  if (!skipBlanks(reader)) return wrong('eval', 'needs an expression', at, state);
  const tag = op.createTag(op.EVAL, at, { text: readRest(reader) });
  state.expression(tag);
  return tag;
};

const macro: Instruction = (reader, at, state) => {
  const name = skipBlanks(reader) ? readSolid(reader) : '';
  if (!isMacroName(name)) return wrong('macro', 'needs a name of letters, digits, "_", "-", "." and "/"', at, state);
  return atEnd(reader) ? op.createTag(op.MACRO, at, { name }) : extra('macro', at, state);
};

const include: Instruction = (reader, at, state) => {
  const name = skipBlanks(reader) ? readSolid(reader) : '';
  if (!name) return wrong('include', 'needs the name of a partial', at, state);
  const args = skipBlanks(reader) ? readRest(reader).trim().split(/\s+/) : [];
  return op.createTag(op.INCLUDE, at, { name, args });
};

const inject: Instruction = (reader, at, state) => {
  const name = readBound('inject', reader, at, state);
  if (!name) return null;
  const key = readSolid(reader);
  return key ? op.createTag(op.INJECT, at, { name, args: [key] }) : wrong('inject', 'needs the path of a document', at, state);
};

const isMacroName = (name: string): boolean => /^[\w./-]+$/.test(name);

const INSTRUCTIONS: ReadonlyMap<string, Instruction> = new Map<string, Instruction>([
  ['section', scoped('section', op.SECTION)],
  ['repeated', repeated],
  ['alternates', alternates],
  ['or', or],
  ['end', bare('end', op.END)],
  ['if', readIf],
  ['var', bind],
  ['ctx', context],
  ['eval', evaluation],
  ['macro', macro],
  ['include', include],
  ['inject', inject],
]);
