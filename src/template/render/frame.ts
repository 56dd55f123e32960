import type { Code, Program } from '../language/code.ts';
import type { Formatter, Predicate } from './Scope.ts';

/** A linked name of a frame; `length` counts all. */
interface Named<Item> {
  readonly name: string;
  readonly next: Item | null;
  readonly length: number;
}

/** A list for few names, a map for many, so that lookups stay fast. */
export type Names<Item extends Named<Item>> = Item | Map<string | number, Item> | null;

export interface Local extends Named<Local> {
  value: unknown;
}

export interface Macro extends Named<Macro> {
  readonly code: Code;
  readonly unit: Unit;
}

const FEW = 12;

function findName<Item extends Named<Item>>(names: Names<Item>, name: string | number): Item | null {
  if (names instanceof Map) return names.get(name) ?? null;
  for (let item: Item | null = names; item !== null; item = item.next) if (item.name === name) return item;
  return null;
}

function addName<Item extends Named<Item>>(names: Names<Item>, create: (next: Item | null) => Item): Names<Item> {
  if (names instanceof Map) {
    const item = create(null);
    return names.set(item.name, item);
  }
  const added = create(names);
  if (added.length <= FEW) return added;
  const table = new Map<string | number, Item>();
  for (let item: Item | null = added; item !== null; item = item.next) if (!table.has(item.name)) table.set(item.name, item);
  return table;
}

export interface Unit {
  readonly program: Program;
  /** `undefined`: unknown; `null`: reserved by the host, which did not supply it. */
  readonly formatters: readonly (Formatter | null | undefined)[];
  readonly predicates: readonly (Predicate | null | undefined)[];
  /** Name of this partial; `null` for the template itself. */
  readonly partial: string | null;
}

/** One level of scope. `index` is -1 outside repetitions; `isStop` ends every search outwards (a private partial). */
export interface Frame {
  node: unknown;
  readonly parent: Frame | null;
  locals: Names<Local>;
  macros: Names<Macro>;
  index: number;
  readonly isStop: boolean;
}

export const createFrame = (node: unknown, parent: Frame | null, isStop: boolean): Frame => ({
  node,
  parent,
  locals: null,
  macros: null,
  index: -1,
  isStop,
});

export const findLocal = (frame: Frame, name: string | number): Local | null =>
  frame.locals === null ? null : findName(frame.locals, name);

export function bindLocal(frame: Frame, name: string, value: unknown): void {
  const known = findLocal(frame, name);
  if (known) known.value = value;
  else frame.locals = addName(frame.locals, (next): Local => ({ name, value, next, length: next ? next.length + 1 : 1 }));
}

export function bindLocals(frame: Frame, { locals }: Frame): void {
  if (frame.locals === null) frame.locals = locals;
  else if (locals instanceof Map) for (const { name, value } of locals.values()) bindLocal(frame, name, value);
  else for (let local = locals; local !== null; local = local.next) bindLocal(frame, local.name, local.value);
}

/** The last macro of a name wins. */
export function addMacro(frame: Frame, name: string, code: Code, unit: Unit): void {
  frame.macros = addName(frame.macros, (next): Macro => ({ name, code, unit, next, length: next ? next.length + 1 : 1 }));
}

export function findMacro(from: Frame, name: string): Macro | null {
  for (let frame: Frame | null = from; frame !== null; frame = frame.parent) {
    const macro = frame.macros === null ? null : findName(frame.macros, name);
    if (macro !== null) return macro;
  }
  return null;
}
