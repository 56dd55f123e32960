import { BACKGROUND_SOURCE, PROMOTED_BLOCK_TYPES } from './kinds.ts';
import { RECORD_TYPE } from '../../commerce/model/recordType.ts';
import type { Predicates } from '../createCompile.ts';
import { at, codeOf, textAt } from '../data/read.ts';
import type { Predicate } from '../render/Scope.ts';
import { hyphenated } from '../text/slugify.ts';

const WITH_BLOCK: ReadonlySet<string> = new Set(['image', 'quote', 'link', 'video', 'gallery']);

const blockOf = (value: unknown): string => textAt(value, 'promotedBlockType');

function recordType(name: string, code: number): Predicate {
  const block = WITH_BLOCK.has(name) ? name : '';
  return (value) => codeOf(at(value, 'recordType')) === code || (block !== '' && blockOf(value) === block);
}

const promoted =
  (name: string): Predicate =>
  (value) =>
    blockOf(value) === name;

const background =
  (code: number): Predicate =>
  (value) =>
    codeOf(at(value, 'backgroundSource')) === code;

/** `backgroundSource` of what has none chosen. */
const UNDEFINED_BACKGROUND = -1;

/* @__NO_SIDE_EFFECTS__ */
function createTypePredicates(): Predicates {
  const predicates: Record<string, Predicate> = {
    'external-video?': recordType('video', RECORD_TYPE.video),
  };
  for (const [name, code] of Object.entries(RECORD_TYPE)) predicates[`${hyphenated(name)}?`] = recordType(name, code);
  for (const name of PROMOTED_BLOCK_TYPES) predicates[`promoted${name.toUpperCase()}?`] = promoted(name);
  for (const [name, code] of Object.entries(BACKGROUND_SOURCE)) predicates[`background-source-${name}?`] = background(code);
  predicates['background-source-undefined?'] = background(UNDEFINED_BACKGROUND);
  return predicates;
}

/** Predicates of the type of an item, its promoted block or its background. */
export const typePredicates: Predicates = /* @__PURE__ */ createTypePredicates();
