import type { Code, CompiledTemplate } from '../language/code.ts';
import type { Formatter, Predicate } from './Scope.ts';

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

export const createFrame = (node: unknown, parent: Frame | null, isStop: boolean): Frame => ({
  node,
  parent,
  locals: null,
  macros: null,
  index: -1,
  isStop,
});

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
