import type { Template } from './createCompile.ts';
import { expressionOf } from './expression/expressionOf.ts';
import { type Code, EVAL, FROM_NAME, INCLUDE, INJECT, MACRO, type Path, type Tag } from './language/code.ts';
import type { CompiledTemplate } from './language/CompiledTemplate.ts';
import { load } from './language/load.ts';
import { pathText } from './language/store.ts';

/** Each name once, in alphabetical order. */
export interface References {
  /** Paths into the data as written; inside a section they may be relative to it. Arguments of formatters are not included. */
  readonly data: readonly string[];
  /** Names that `apply` and `.include` use and the template does not define. */
  readonly partials: readonly string[];
  readonly macros: readonly string[];
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  /** Paths of `.inject` documents. */
  readonly injectables: readonly string[];
}

/** The data and partials that a template uses, for hosts that fetch data and partials first, and for checks. Malformed data use nothing. */
export function references(template: Template | CompiledTemplate): References {
  const program = load('compiled' in template ? template.compiled : template);
  const data = new Set<string>();
  const calls = new Set<string>();
  const macros = new Set<string>();
  const injectables = new Set<string>();
  const see = (path: Path): void => {
    if (path.from === FROM_NAME) data.add(pathText(path));
  };
  const visit = (code: Code): void => {
    for (const item of code) if (typeof item !== 'string') visitTag(item);
  };
  const visitTag = (tag: Tag): void => {
    for (const path of tag.paths) see(path);
    for (const { slot, args } of tag.calls) if (program?.formatters[slot] === 'apply' && args[0]) calls.add(args[0]);
    if (tag.op === INCLUDE) calls.add(tag.name);
    if (tag.op === MACRO) macros.add(tag.name);
    if (tag.op === INJECT && tag.args[0]) injectables.add(tag.args[0]);
    if (tag.op === EVAL) for (const part of expressionOf(tag).parts) for (const { path } of part) if (path) see(path);
    visit(tag.body);
    visit(tag.between);
    for (const branch of tag.or) visitTag(branch);
  };
  visit(program?.code ?? []);
  return {
    data: [...data].toSorted(),
    partials: [...calls].filter((name) => !macros.has(name)).toSorted(),
    macros: [...macros].toSorted(),
    formatters: (program?.formatters ?? []).toSorted(),
    predicates: (program?.predicates ?? []).toSorted(),
    injectables: [...injectables].toSorted(),
  };
}
