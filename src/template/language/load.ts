import { type Call, type Code, createTag, END, INJECT, type Path, type Program, type Tag, VARIABLE } from './code.ts';
import { MAX_NESTING } from './createTree.ts';
import { parsePath } from './parsePath.ts';

/** Makes stored data renderable; `null` for invalid data. The input is untrusted. */
export function load(stored: unknown): Program | null {
  try {
    const { code, formatters, predicates, lines } = recordOf(stored);
    const names = { formatters: listOf(formatters, textOf), predicates: listOf(predicates, textOf) };
    const starts = [0];
    for (const length of listOf(lines, wholeOf)) starts.push((starts.at(-1) ?? 0) + length);
    return { code: createLoader(names)(code, 0), ...names, lines: () => starts };
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
const orNone = <Item>(value: unknown, read: (item: unknown) => Item): Item[] => (value === 0 ? [] : listOf(value, read));
const orEmpty = (value: unknown): string => (value === 0 ? '' : textOf(value));
const pathOf = (value: unknown): Path => parsePath(textOf(value)) ?? refuse();
const placeIn = (names: readonly string[], value: unknown): number => (wholeOf(value) < names.length ? (value as number) : refuse());

function callOf(value: unknown, names: readonly string[]): Call {
  const [slot, ...args] = Array.isArray(value) ? (value as unknown[]) : [value];
  return { slot: placeIn(names, slot), args: args.map(textOf) };
}

/** Reads tags in stored order, because each has its distance from the previous one. */
function createLoader({ formatters, predicates }: Names): (value: unknown, depth: number) => Code {
  let at = 0;
  const codeOf = (value: unknown, depth: number): Code => orNone(value, (item) => (typeof item === 'string' ? item : tagOf(item, depth)));
  const tagOf = (value: unknown, depth: number): Tag => {
    if (depth > MAX_NESTING + 1) refuse();
    const fields = listOf(value, (field) => field);
    const [op, distance = 0, paths = 0, calls = 0, text = 0, body = 0, between = 0, or = 0, name = 0, args = 0, predicate = 0] = fields;
    const code = wholeOf(op);
    if (code < VARIABLE || code > INJECT || code === END) refuse();
    at += wholeOf(distance);
    const tag = createTag(code, at, {
      text: orEmpty(text),
      paths: typeof paths === 'string' ? [pathOf(paths)] : orNone(paths, pathOf),
      calls: orNone(calls, (call) => callOf(call, formatters)),
      name: orEmpty(name),
      slot: predicate === 0 ? -1 : placeIn(predicates, wholeOf(predicate) - 1),
      args: orNone(args, textOf),
    });
    tag.body.push(...codeOf(body, depth + 1));
    tag.between.push(...codeOf(between, depth + 1));
    tag.or.push(...orNone(or, (branch) => tagOf(branch, depth + 1)));
    return tag;
  };
  return codeOf;
}
