import { compile } from './index.ts';
import { type Code, INCLUDE, MACRO, REPEATED, SECTION, type Tag } from './language/code.ts';
import { load } from './language/load.ts';
import { positionOf } from './language/position.ts';
import { pathText } from './language/store.ts';

export interface Finding {
  readonly file: string;
  /** From 1, as is `column`. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  /** A `TemplateErrorCode`, or `missing-partial`, `unused-partial`, `suspicious-scope`. */
  readonly code: string;
  readonly message: string;
}

/** Names at the root of every page, which a nested section cannot see, because sections are looked up in the nearest scope only. */
const AT_ROOT: ReadonlySet<string> = new Set([
  'website',
  'websiteSettings',
  'collection',
  'localizedStrings',
  'productMerchandisingContext',
]);
const IS_PARTIAL = /\.(?:block|partial)(?:\.html?)?$/;

/**
 * Checks templates by file name, each a possible partial of the others: their faults, missing and unused partials, and sections that cannot
 * find their name.
 */
export function checkTemplates(files: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  for (const [file, source] of files) {
    const template = compile(source, { name: file });
    for (const { line, column, code, message } of template.errors) findings.push({ file, line, column, severity: 'error', code, message });
    const program = load(template.compiled);
    if (!program) continue;
    const macros = new Set<string>();
    const add = (tag: Tag, severity: Finding['severity'], code: string, message: string): void =>
      void findings.push({ file, ...positionOf(program.lines(), tag.at), severity, code, message });
    const call = (tag: Tag, name: string): void => {
      if (macros.has(name)) return;
      const found = resolvePartial(files.keys(), name);
      if (found === null) add(tag, 'error', 'missing-partial', `Partial "${name}" not found.`);
      else used.add(found);
    };
    const visit = (code: Code, around: readonly string[]): void => {
      for (const item of code) if (typeof item !== 'string') visitTag(item, around);
    };
    const visitTag = (tag: Tag, around: readonly string[]): void => {
      if (tag.op === MACRO) macros.add(tag.name);
      if (tag.op === INCLUDE) call(tag, tag.name);
      for (const { slot, args } of tag.calls) if (program.formatters[slot] === 'apply' && args[0]) call(tag, args[0]);
      const path = (tag.op === SECTION || tag.op === REPEATED) && tag.paths[0] ? pathText(tag.paths[0]) : '';
      if (path && around.length > 0 && (around.at(-1) === path || AT_ROOT.has(path.split('.')[0] ?? '')))
        add(tag, 'warning', 'suspicious-scope', `Section "${path}" is looked for in "${around.at(-1)}" only, not further out.`);
      const inside = path && !path.startsWith('@') ? [...around, path] : around;
      visit(tag.body, inside);
      visit(tag.between, inside);
      for (const branch of tag.or) visit(branch.body, around);
    };
    visit(program.code, []);
  }
  for (const file of files.keys())
    if (IS_PARTIAL.test(file) && !used.has(file))
      findings.push({ file, line: 1, column: 1, severity: 'warning', code: 'unused-partial', message: `Partial "${file}" is not used.` });
  return findings.toSorted(
    (one, other) => Number(one.file > other.file) - Number(one.file < other.file) || one.line - other.line || one.column - other.column,
  );
}

/**
 * The file of exactly this name, else the first in alphabetical order with an ending added (`card.block` → `card.block.html`); `null`
 * without one.
 */
export function resolvePartial(files: Iterable<string>, name: string): string | null {
  const names = [...files];
  if (names.includes(name)) return name;
  const short = (file: string): string => file.slice(0, file.lastIndexOf('.') > 0 ? file.lastIndexOf('.') : undefined);
  return names.toSorted().find((file) => short(file) === name || short(short(file)) === name) ?? null;
}
