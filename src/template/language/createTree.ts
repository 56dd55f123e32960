import type { TemplateErrorCode } from '../TemplateError.ts';
import { ALTERNATES, type Code, END, IF, MACRO, OR, PREDICATE, REPEATED, SECTION, type Tag } from './code.ts';

const BLOCK_NAMES: Readonly<Record<number, string>> = {
  [SECTION]: 'section',
  [REPEATED]: 'repeated section',
  [PREDICATE]: 'predicate',
  [IF]: 'if',
  [MACRO]: 'macro',
};

/** Far beyond any page; storing and rendering recurse up to this depth. */
export const MAX_NESTING = 500;

interface OpenBlock {
  readonly tag: Tag;
  /** Receives what follows. */
  code: Code;
  hasAlternates: boolean;
  /** After an `.or` without a predicate nothing more can run. */
  isComplete: boolean;
}

/** Builds a tree from tags in order, with a list of open blocks instead of recursion. */
export interface Tree {
  text(text: string): void;
  tag(tag: Tag): void;
  end(): Code;
}

export function createTree(fail: (at: number, code: TemplateErrorCode, message: string) => void): Tree {
  const root: Code = [];
  const blocks: OpenBlock[] = [];
  let code = root;

  const nameOf = (block: OpenBlock): string => BLOCK_NAMES[block.tag.op] ?? '';
  const misplaced = (tag: Tag, name: string): void => {
    const block = blocks.at(-1);
    fail(tag.at, 'not-allowed', `Instruction "${name}" is not allowed ${block ? `inside "${nameOf(block)}"` : 'outside of a block'}.`);
  };
  const enter = (block: OpenBlock, into: Code): void => {
    block.code = into;
    code = into;
  };

  const close = (): void => {
    blocks.pop();
    code = blocks.at(-1)?.code ?? root;
  };

  const branch = (tag: Tag): void => {
    const block = blocks.at(-1);
    if (!block || block.tag.op === MACRO) return misplaced(tag, 'or');
    if (block.isComplete)
      fail(tag.at, 'dead-code', `This part of "${nameOf(block)}" can never run: it follows an "or" that takes all that is left.`);
    else block.tag.or.push(tag);
    if (tag.slot < 0) block.isComplete = true;
    enter(block, tag.body);
  };

  const alternate = (tag: Tag): void => {
    const block = blocks.at(-1);
    const isPlace = block?.tag.op === REPEATED && !block.hasAlternates && block.code === block.tag.body;
    if (!block || !isPlace) return misplaced(tag, 'alternates with');
    block.hasAlternates = true;
    enter(block, block.tag.between);
  };

  return {
    text(text) {
      if (text) code.push(text);
    },
    tag(tag) {
      if (tag.op === OR) return branch(tag);
      if (tag.op === ALTERNATES) return alternate(tag);
      if (tag.op === END) return blocks.length > 0 ? close() : misplaced(tag, 'end');
      // A block beyond the limit is dropped with its content, but its end tag still matches.
      if (blocks.length < MAX_NESTING) code.push(tag);
      if (BLOCK_NAMES[tag.op] === undefined) return;
      if (blocks.length === MAX_NESTING) fail(tag.at, 'nesting-depth', `Blocks are nested deeper than ${MAX_NESTING}.`);
      blocks.push({ tag, code: tag.body, hasAlternates: false, isComplete: false });
      code = tag.body;
    },
    end() {
      for (let block = blocks.at(-1); block; block = blocks.at(-1)) {
        fail(block.tag.at, 'unclosed-block', `Block "${nameOf(block)}" is not closed: "{.end}" is missing.`);
        close();
      }
      return root;
    },
  };
}
