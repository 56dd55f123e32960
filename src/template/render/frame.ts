import { type CompiledTemplate, type Code, FROM_INDEX, FROM_INDEX0, FROM_LOCAL, FROM_SELF, type Path } from '../language/code';

/** A local variable of a frame, and the one bound before it. */
export interface Local {
  readonly name: string;
  value: unknown;
  readonly next: Local | null;
}

/** A macro of a frame, and the one registered before it. */
export interface Macro {
  readonly name: string;
  readonly code: Code;
  readonly unit: Unit;
  readonly next: Macro | null;
}

/** A compiled template with the functions its formatter and predicate names stand for. */
export interface Unit {
  readonly compiled: CompiledTemplate;
  /** `undefined`: unknown; `null`: reserved by the host, which did not supply it. */
  readonly formatters: readonly (Formatter | null | undefined)[];
  readonly predicates: readonly (Predicate | null | undefined)[];
  /** Name of the partial this is; `null` for the template itself. */
  readonly partial: string | null;
}

/** One level of scope. `index` is -1 where nothing is repeated; `isStop` ends every walk outwards (a private partial). */
export interface Frame {
  node: unknown;
  readonly parent: Frame | null;
  locals: Local | null;
  macros: Macro | null;
  index: number;
  readonly isStop: boolean;
}

export type Formatter = (value: unknown, args: readonly string[], scope: Scope) => unknown;
export type Predicate = (value: unknown, args: readonly string[], scope: Scope) => boolean;

/** What a formatter or predicate may ask of the page it works for. */
export interface Scope {
  /** BCP 47 tag; `null`: no locale support, locale-dependent formatters print nothing. */
  readonly locale: string | null;
  /** The present moment, in ms since 1970. */
  readonly now: number;
  /** The second and further inputs of the tag (`{a,b|f}`). */
  readonly others: readonly unknown[];
  /** The value at a path, from the scope around the tag outwards; `undefined` if missing or no path. */
  lookup(path: string): unknown;
  /** The same, looking into `value` first, in which `@` is `value` itself. */
  lookupIn(value: unknown, path: string): unknown;
  /** Records a fault; the formatter goes on and returns what should be printed. */
  report(message: string): void;
  /** The same, but a fault that many tags share is recorded once in a rendering. */
  reportOnce(message: string): void;
  /** What `create` gave at the first call with this key: for objects that are dear to make (number formats and the like). */
  keep<Value>(key: string, create: () => Value): Value;
  /** Renders a macro or partial with `value` as its scope. `args` becomes `@args`. */
  apply(name: string, value: unknown, isPrivate: boolean, args: object | null): string;
}

export const createFrame = (node: unknown, parent: Frame | null, isStop: boolean): Frame => ({
  node,
  parent,
  locals: null,
  macros: null,
  index: -1,
  isStop,
});

/** The own member of a container; `undefined` if there is none. Only elements of an array count, never its `length`. */
export function memberOf(node: unknown, key: string | number): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Array.isArray(node)) return typeof key === 'number' && key >= 0 && key < node.length ? node[key] : undefined;
  return Object.hasOwn(node, key) ? (node as Record<string | number, unknown>)[key] : undefined;
}

/** The value at a path: the first name from this frame outwards, the rest strictly downwards. */
export function lookup(frame: Frame, path: Path): unknown {
  return descend(findHead(frame, path), path);
}

/** The same, but the first name counts only in this frame itself. */
export function lookupHere(frame: Frame, path: Path): unknown {
  switch (path.from) {
    case FROM_SELF:
      return descend(frame.node, path);
    case FROM_INDEX:
      return frame.index < 0 ? undefined : frame.index + 1;
    case FROM_INDEX0:
      return frame.index < 0 ? undefined : frame.index;
    case FROM_LOCAL:
      return descend(findLocal(frame, path.head)?.value, path);
    default:
      return descend(memberOf(frame.node, path.head), path);
  }
}

function descend(from: unknown, path: Path): unknown {
  let value = from;
  const { rest } = path;
  for (let at = 0; at < rest.length; at++) {
    if (value === undefined || value === null) return undefined;
    value = memberOf(value, rest[at] ?? '');
  }
  return value;
}

function findHead(from: Frame, path: Path): unknown {
  const kind = path.from;
  if (kind === FROM_SELF) return from.node;
  const { head } = path;
  for (let frame: Frame | null = from; frame !== null; frame = frame.parent) {
    if (kind === FROM_LOCAL) {
      const local = findLocal(frame, head);
      if (local !== null && local.value !== undefined) return local.value;
    } else if (kind === FROM_INDEX || kind === FROM_INDEX0) {
      if (frame.index >= 0) return kind === FROM_INDEX ? frame.index + 1 : frame.index;
    } else {
      const value = memberOf(frame.node, head);
      if (value !== undefined) return value;
    }
    if (frame.isStop) return undefined;
  }
  return undefined;
}

export function findLocal(frame: Frame, name: string | number): Local | null {
  for (let local = frame.locals; local !== null; local = local.next) if (local.name === name) return local;
  return null;
}

/** Binds a local variable in this frame, in place of an earlier one of that name. */
export function bindLocal(frame: Frame, name: string, value: unknown): void {
  const known = findLocal(frame, name);
  if (known) known.value = value;
  else frame.locals = { name, value, next: frame.locals };
}

export function findMacro(from: Frame, name: string): Macro | null {
  for (let frame: Frame | null = from; frame !== null; frame = frame.parent)
    for (let macro = frame.macros; macro !== null; macro = macro.next) if (macro.name === name) return macro;
  return null;
}
