import type { TemplateError, TemplateErrorCode } from '../TemplateError.ts';
import { expressionFault } from '../expression/expressionOf.ts';
import { addError } from '../render/addError.ts';
import type { Program, Tag } from './code.ts';
import { createTree } from './createTree.ts';
import { parseInstruction } from './parseInstruction.ts';
import type { ParseState, Vocabulary, Word } from './ParseState.ts';
import { parseVariable } from './parseVariable.ts';
import { lazyLineStarts, positionOf } from './position.ts';
import { scan } from './scan.ts';

/** There is always a template, whatever the source. */
export interface Parsed {
  readonly program: Program;
  errors(): readonly TemplateError[];
}

const PRINTED_AS_NOTHING = '';
const NO_ERRORS: readonly TemplateError[] = [];

/** Parses in one pass, in linear time; never throws. */
export function parse(source: string, vocabulary: Vocabulary): Parsed {
  const lines = lazyLineStarts(source);
  if (!source.includes('{'))
    return { program: { code: source ? [source] : [], formatters: [], predicates: [], lines }, errors: () => NO_ERRORS };
  const found: TemplateError[] = [];
  const expressions: Tag[] = [];
  const formatters = createWords(vocabulary.hasFormatter, vocabulary);
  const predicates = createWords(vocabulary.hasPredicate, vocabulary);
  const fail = (at: number, code: TemplateErrorCode, message: string): void =>
    addError(found, () => ({ code, message, ...positionOf(lines(), at), partial: null }));
  const state: ParseState = {
    source,
    formatter: formatters.word,
    predicate: predicates.word,
    expression: (tag) => void expressions.push(tag),
    fail,
  };
  const tree = createTree(fail);
  scan<Tag | string>(source, {
    read: (from, to) => readTag(from, to, state),
    place: (tag) => (typeof tag === 'string' ? tree.text(tag) : tree.tag(tag)),
    text: (from, to) => tree.text(source.slice(from, to)),
    unclosedComment: (at) => fail(at, 'unclosed-comment', 'Comment is not closed: "##}" is missing.'),
  });
  const program: Program = { code: tree.end(), formatters: formatters.names, predicates: predicates.names, lines };
  return {
    program,
    errors() {
      for (const tag of expressions.splice(0)) {
        const fault = expressionFault(tag);
        if (fault) fail(tag.at, 'expression-parse', `Expression could not be parsed: ${fault}.`);
      }
      return found;
    },
  };
}

function readTag(from: number, to: number, state: ParseState): Tag | string | null {
  const reader = { source: state.source, at: from + 1, end: to };
  switch (state.source.charCodeAt(from)) {
    case 35:
      return PRINTED_AS_NOTHING;
    case 46:
      return parseInstruction(reader, from - 1, state);
    case 94:
      // Tags of an earlier pass over the page print nothing in this one.
      return from + 1 < to && readTag(from + 1, to, silent(state)) !== null ? PRINTED_AS_NOTHING : null;
    default:
      reader.at = from;
      return parseVariable(reader, from - 1, state);
  }
}

const silent = (state: ParseState): ParseState => ({ ...state, expression: () => undefined, fail: () => undefined });

function createWords(isKnown: (name: string) => boolean, { arity }: Vocabulary): { names: string[]; word(name: string): Word } {
  const names: string[] = [];
  let words: Map<string, Word> | undefined;
  return {
    names,
    word(name) {
      words ??= new Map<string, Word>();
      let word = words.get(name);
      if (!word) {
        word = { name, slot: names.push(name) - 1, isKnown: isKnown(name), arity: arity(name) };
        words.set(name, word);
      }
      return word;
    },
  };
}
