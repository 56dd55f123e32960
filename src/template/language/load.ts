import { type Call, type Code, createTag, END, INJECT, type Path, type Program, type Tag, VARIABLE } from './code.ts';
import { MAX_NESTING } from './createTree.ts';
import { parsePath } from './parsePath.ts';

/** What `store` gave, made renderable again; `null` for data that it cannot have given. Anything may come in. */
export function load(stored: unknown): Program | null {
  try {
    const { code, formatters, predicates, lines } = recordOf(stored);
    const names = { formatters: listOf(formatters, textOf), predicates: listOf(predicates, textOf) };
    const starts = listOf(lines, wholeOf);
    return { code: codeOf(code, names, 0), ...names, lines: () => starts };
  } catch {
    return null;
  }
}

interface Names {
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
}

function refuse(): never {
  throw new TypeError('no compiled template');
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : refuse();
const textOf = (value: unknown): string => (typeof value === 'string' ? value : refuse());
const wholeOf = (value: unknown): number => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : refuse());
const listOf = <Item>(value: unknown, read: (item: unknown) => Item): Item[] =>
  Array.isArray(value) ? value.map((item) => read(item)) : refuse();
const orNone = <Item>(value: unknown, read: (item: unknown) => Item): Item[] => (value === undefined ? [] : listOf(value, read));
const pathOf = (value: unknown): Path => parsePath(textOf(value)) ?? refuse();
const slotOf = (value: unknown, names: readonly string[]): number => (wholeOf(value) < names.length ? (value as number) : refuse());

function callOf(value: unknown, names: Names): Call {
  const [slot, ...args] = listOf(value, (item) => item);
  return { slot: slotOf(slot, names.formatters), args: args.map(textOf) };
}

const codeOf = (value: unknown, names: Names, depth: number): Code =>
  listOf(value, (item) => (typeof item === 'string' ? item : tagOf(item, names, depth)));

function tagOf(value: unknown, names: Names, depth: number): Tag {
  if (depth > MAX_NESTING + 1) refuse();
  const { op, at, text = '', paths, calls, name = '', slot, args, body = [], between = [], or = [] } = recordOf(value);
  const code = wholeOf(op);
  if (code < VARIABLE || code > INJECT || code === END) refuse();
  const tag = createTag(code, wholeOf(at), {
    text: textOf(text),
    paths: orNone(paths, pathOf),
    calls: orNone(calls, (call) => callOf(call, names)),
    name: textOf(name),
    slot: slot === undefined ? -1 : slotOf(slot, names.predicates),
    args: orNone(args, textOf),
  });
  tag.body.push(...codeOf(body, names, depth + 1));
  tag.between.push(...codeOf(between, names, depth + 1));
  tag.or.push(...listOf(or, (branch) => tagOf(branch, names, depth + 1)));
  return tag;
}
