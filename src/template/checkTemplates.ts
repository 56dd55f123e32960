import { compile } from './index.ts';
import { type Code, REPEATED, SECTION, type Tag } from './language/code.ts';
import { load } from './language/load.ts';
import { positionOf } from './language/position.ts';
import { pathText } from './language/store.ts';
import { macrosFromElsewhere, type Outline, outlineOf } from './outlineOf.ts';
import { resolvePartial } from './resolvePartial.ts';

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
/** Scripts, styles and texts beside the templates have braces of their own. */
const IS_OTHER = /\.(?:[cm]?[jt]sx?|map|json|css|less|s[ac]ss|md)$/i;
export const isTemplate = (file: string): boolean => !IS_OTHER.test(file);

/**
 * Checks templates by file name, each a possible partial of the others: their faults, missing and unused partials, and sections that cannot
 * find their name.
 */
export function checkTemplates(files: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  const outlines = new Map<string, Outline>();
  for (const [file, source] of files) {
    if (!isTemplate(file)) continue;
    const template = compile(source, { name: file });
    for (const { line, column, code, message } of template.errors) findings.push({ file, line, column, severity: 'error', code, message });
    const program = load(template.compiled);
    if (program) outlines.set(file, outlineOf(program));
  }
  const resolve = (name: string): string | null => resolvePartial(files.keys(), name);
  const elsewhere = macrosFromElsewhere(outlines, resolve);
  for (const [file, { program, macros, calls }] of outlines) {
    const add = (tag: Tag, severity: Finding['severity'], code: string, message: string): void =>
      void findings.push({ file, ...positionOf(program.lines(), tag.at), severity, code, message });
    const given = elsewhere(file);
    for (const { tag, name, isAtOnce } of calls) {
      const found = resolve(name);
      if (found !== null) used.add(found);
      else if (!given.has(name) && (isAtOnce || !macros.has(name))) add(tag, 'error', 'missing-partial', `Partial "${name}" not found.`);
    }
    checkScopes(program.code, [], (tag, message) => add(tag, 'warning', 'suspicious-scope', message));
  }
  for (const file of files.keys())
    if (IS_PARTIAL.test(file) && !used.has(file))
      findings.push({ file, line: 1, column: 1, severity: 'warning', code: 'unused-partial', message: `Partial "${file}" is not used.` });
  return findings.toSorted(
    (one, other) => Number(one.file > other.file) - Number(one.file < other.file) || one.line - other.line || one.column - other.column,
  );
}

function checkScopes(code: Code, around: readonly string[], warn: (tag: Tag, message: string) => void): void {
  for (const tag of code) {
    if (typeof tag === 'string') continue;
    const path = (tag.op === SECTION || tag.op === REPEATED) && tag.paths[0] ? pathText(tag.paths[0]) : '';
    if (path && around.length > 0 && (around.at(-1) === path || AT_ROOT.has(path.split('.')[0] ?? '')))
      warn(tag, `Section "${path}" is looked for in "${around.at(-1)}" only, not further out.`);
    const inside = path && !path.startsWith('@') ? [...around, path] : around;
    checkScopes(tag.body, inside, warn);
    checkScopes(tag.between, inside, warn);
    for (const branch of tag.or) checkScopes(branch.body, around, warn);
  }
}
