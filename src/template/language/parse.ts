import type { TemplateError, TemplateErrorCode } from '../TemplateError.ts';
import { expressionFault } from '../expression/expressionOf.ts';
import { addError } from '../render/addError.ts';
import type { Program, Tag } from './code.ts';
import { createTree } from './createTree.ts';
import { parseInstruction } from './parseInstruction.ts';
import type { ParseState, Vocabulary, Word } from './ParseState.ts';
import { parseVariable } from './parseVariable.ts';
import { lazyLineStarts, positionOf } from './position.ts';

/** `null`: not a tag, so it stays text. */
interface Scanned<Found> {
  /** Decides what the text between two braces is; `null`: plain text. */
  read(from: number, to: number): Found | null;
  place(tag: Found): void;
  text(from: number, to: number): void;
  unclosedComment(at: number): void;
}

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

/**
 * Splits a source in one pass. A tag runs from the last `{` before a `}`; `{## … ##}` is a comment that may contain braces. Other braces
 * are text.
 */
function scan<Found>(source: string, found: Scanned<Found>): void {
  let textFrom = 0;
  const flush = (to: number): void => {
    if (to > textFrom) found.text(textFrom, to);
  };
  // Both positions only move forward, so that the search stays linear.
  let nextClose = -1;
  let open = source.indexOf('{');
  let nextOpen = open;
  while (open >= 0) {
    if (source.charCodeAt(open + 1) === 35 && source.charCodeAt(open + 2) === 35) {
      flush(open);
      const end = source.indexOf('##}', open + 3);
      if (end < 0) return found.unclosedComment(open);
      textFrom = end + 3;
      open = source.indexOf('{', textFrom);
      continue;
    }
    if (nextClose <= open) nextClose = indexOrEnd(source, '}', open + 1);
    if (nextOpen <= open) nextOpen = source.indexOf('{', open + 1);
    if (nextOpen >= 0 && nextOpen < nextClose) {
      open = nextOpen;
      continue;
    }
    if (nextClose === Number.POSITIVE_INFINITY) break;
    const stop = nextClose;
    const tag = found.read(open + 1, stop);
    if (tag !== null) {
      flush(open);
      found.place(tag);
      textFrom = stop + 1;
    }
    // There is none before the end of this tag.
    open = nextOpen;
  }
  flush(source.length);
}

function indexOrEnd(source: string, brace: string, from: number): number {
  const at = source.indexOf(brace, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
