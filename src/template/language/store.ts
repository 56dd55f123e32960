import type { Call, Code, Path, Program, Tag } from './code.ts';
import type { CompiledTemplate, StoredCode, StoredTag } from './CompiledTemplate.ts';

/** Blocks are nested only up to `MAX_NESTING`, so recursion is safe. */
export function store({ code, formatters, predicates, lines }: Program): CompiledTemplate {
  let before = 0;
  const storedCode = (items: Code): StoredCode | 0 =>
    items.length > 0 ? items.map((item) => (typeof item === 'string' ? item : storedTag(item))) : 0;
  const storedTag = ({ op, at, text, paths, calls, name, slot, args, body, between, or }: Tag): StoredTag => {
    const distance = at - before;
    before = at;
    const fields = [
      op,
      distance,
      storedPaths(paths),
      calls.length > 0 ? calls.map(storedCall) : 0,
      text || 0,
      // In source order, because distances are relative.
      storedCode(body),
      storedCode(between),
      storedCode(or),
      name || 0,
      args.length > 0 ? args : 0,
      slot + 1,
    ];
    while (fields.at(-1) === 0) fields.pop();
    return fields as unknown as StoredTag;
  };
  const starts = lines();
  return { code: storedCode(code) || [], formatters, predicates, lines: starts.slice(1).map((start, at) => start - (starts[at] ?? 0)) };
}

const storedPaths = (paths: readonly Path[]): string | string[] | 0 => {
  const [first] = paths;
  return first === undefined ? 0 : paths.length > 1 ? paths.map(pathText) : pathText(first);
};

const storedCall = ({ slot, args }: Call) => (args.length > 0 ? ([slot, ...args] as const) : slot);

export const pathText = ({ head, rest }: Path): string => [head, ...rest].join('.');
