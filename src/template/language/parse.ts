import type { TemplateError, TemplateErrorCode } from '../TemplateError';
import type { CompiledTemplate, Tag } from './code';
import { createTree } from './createTree';
import { parseInstruction } from './parseInstruction';
import type { ParseState, Vocabulary } from './ParseState';
import { parseVariable } from './parseVariable';
import { lineStarts, positionOf } from './position';
import { scan } from './scan';

/** A parsed template and its faults; there is always a template, whatever the source. */
export interface Parsed {
  readonly compiled: CompiledTemplate;
  readonly errors: TemplateError[];
}

const PRINTED_AS_NOTHING = '';

/** Parses a source in one pass, in time linear in its length; never throws. */
export function parse(source: string, vocabulary: Vocabulary): Parsed {
  const lines = lineStarts(source);
  const errors: TemplateError[] = [];
  const formatters = createSlots();
  const predicates = createSlots();
  const fail = (at: number, code: TemplateErrorCode, message: string): void => {
    errors.push({ code, message, ...positionOf(lines, at), partial: null });
  };
  const state: ParseState = { source, vocabulary, formatterSlot: formatters.slot, predicateSlot: predicates.slot, fail };
  const tree = createTree(fail);
  scan<Tag | string>(source, {
    read: (from, to) => readTag(from, to, state),
    place: (tag) => (typeof tag === 'string' ? tree.text(tag) : tree.tag(tag)),
    text: (from, to) => tree.text(source.slice(from, to)),
    unclosedComment: (at) => fail(at, 'unclosed-comment', 'Comment is not closed: "##}" is missing.'),
  });
  return { compiled: { code: tree.end(), formatters: formatters.names, predicates: predicates.names, lines }, errors };
}

function readTag(from: number, to: number, state: ParseState): Tag | string | null {
  const reader = { source: state.source, at: from + 1, end: to };
  switch (state.source.charCodeAt(from)) {
    case 35:
      return PRINTED_AS_NOTHING;
    case 46:
      return parseInstruction(reader, from - 1, state);
    case 94:
      // A tag for an earlier pass over the page: this pass prints nothing for it, if it is a tag at all.
      return from + 1 < to && readTag(from + 1, to, silent(state)) !== null ? PRINTED_AS_NOTHING : null;
    default:
      reader.at = from;
      return parseVariable(reader, from - 1, state);
  }
}

const silent = (state: ParseState): ParseState => ({ ...state, fail: () => undefined });

function createSlots(): { names: string[]; slot(name: string): number } {
  const names: string[] = [];
  const places = new Map<string, number>();
  return {
    names,
    slot(name) {
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}
