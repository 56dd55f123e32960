import { type Code, INCLUDE, MACRO, type Program, type Tag } from './language/code.ts';

/** A use of a partial or macro. */
export interface PartialCall {
  readonly tag: Tag;
  readonly name: string;
  /** Its macros stay, unlike those of a partial that is applied. */
  readonly isInclude: boolean;
  /** Runs before macros that are defined further down, unlike a call in the body of a macro. */
  readonly isAtOnce: boolean;
}

/** The macros of a template, and its calls of anything but a macro defined above them. */
export interface Outline {
  readonly program: Program;
  readonly macros: ReadonlySet<string>;
  readonly calls: readonly PartialCall[];
}

export function outlineOf(program: Program): Outline {
  const macros = new Set<string>();
  const calls: PartialCall[] = [];
  const visit = (inside: Code, isAtOnce: boolean): void => {
    for (const item of inside) if (typeof item !== 'string') visitTag(item, isAtOnce);
  };
  const visitTag = (tag: Tag, isAtOnce: boolean): void => {
    const call = (name: string, isInclude: boolean): void => {
      if (!macros.has(name)) calls.push({ tag, name, isInclude, isAtOnce });
    };
    if (tag.op === MACRO) macros.add(tag.name);
    if (tag.op === INCLUDE) call(tag.name, true);
    for (const { slot, args } of tag.calls) if (program.formatters[slot] === 'apply' && args[0]) call(args[0], false);
    visit(tag.body, isAtOnce && tag.op !== MACRO);
    visit(tag.between, isAtOnce);
    for (const branch of tag.or) visit(branch.body, isAtOnce);
  };
  visit(program.code, true);
  return { program, macros, calls };
}

/**
 * The macros that other files give to each: those of the partials that it includes, and all that the files have which call it, because a
 * partial sees the macros around its call.
 */
export function macrosFromElsewhere(
  outlines: ReadonlyMap<string, Outline>,
  resolve: (name: string) => string | null,
): (file: string) => ReadonlySet<string> {
  const included = new Map<string, Set<string>>();
  const callers = new Map<string, Set<string>>();
  for (const [file, { calls }] of outlines)
    for (const { name, isInclude } of calls) {
      const found = resolve(name);
      if (found === null) continue;
      if (isInclude) included.set(file, (included.get(file) ?? new Set()).add(found));
      callers.set(found, (callers.get(found) ?? new Set()).add(file));
    }
  return (file) => {
    const giving = [...reached(file, callers)].flatMap((caller) => [...reached(caller, included)]);
    return new Set(giving.flatMap((one) => (one === file ? [] : [...(outlines.get(one)?.macros ?? [])])));
  };
}

/** Where the steps lead from a file, the file included. */
function reached(start: string, steps: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const all = new Set([start]);
  // A set's iteration comes to what is added meanwhile.
  for (const file of all) for (const next of steps.get(file) ?? []) all.add(next);
  return all;
}
