import { compile } from '../../src/template/index.ts';
import { fullLanguage } from '../../src/template/fullLanguage.ts';
import type { TemplateErrorCode } from '../../src/template/index.ts';
import { type Golden, readGolden } from './readGolden.ts';

const INSTRUCTIONS: readonly string[] = [
  '{#',
  '{##',
  '{.alternates with',
  '{.ctx',
  '{.end',
  '{.eval',
  '{.if',
  '{.include',
  '{.inject',
  '{.macro',
  '{.meta-left',
  '{.meta-right',
  '{.newline',
  '{.or',
  '{.repeated section',
  '{.section',
  '{.space',
  '{.tab',
  '{.var',
  '{^',
];

const ERRORS: Readonly<Record<TemplateErrorCode, true>> = {
  'call-limit': true,
  'dead-code': true,
  disabled: true,
  'error-limit': true,
  'expression-evaluate': true,
  'expression-parse': true,
  formatter: true,
  'invalid-arguments': true,
  'invalid-instruction': true,
  limit: true,
  malformed: true,
  'nesting-depth': true,
  'not-allowed': true,
  'not-implemented': true,
  'partial-depth': true,
  'partial-missing': true,
  'partial-parse': true,
  unexpected: true,
  'unclosed-block': true,
  'unclosed-comment': true,
  'unknown-formatter': true,
  'unknown-predicate': true,
};

/** Errors that need a host's function, data, limits, or thousands of blocks; tested in `compile.test.ts` and `sturdy.test.ts`. */
export const HOST_ERRORS: readonly string[] = [
  'call-limit',
  'disabled',
  'error-limit',
  'limit',
  'malformed',
  'nesting-depth',
  'not-implemented',
  'unexpected',
];

export interface Coverage {
  readonly cases: number;
  readonly instructions: ReadonlyMap<string, number>;
  readonly formatters: ReadonlyMap<string, number>;
  readonly predicates: ReadonlyMap<string, number>;
  readonly errors: ReadonlyMap<string, number>;
}

export function coverageOf(cases: readonly Golden[] = readGolden()): Coverage {
  const instructions = counts(INSTRUCTIONS);
  const formatters = counts(Object.keys(fullLanguage.formatters));
  const predicates = counts(Object.keys(fullLanguage.predicates));
  const errors = counts(Object.keys(ERRORS).filter((code) => !HOST_ERRORS.includes(code)));
  for (const { template, options, errors: found } of cases) {
    const sources = [template, ...Object.values(options.partials ?? {})];
    const compiled = sources.map((source) => compile(source).compiled);
    count(
      formatters,
      compiled.flatMap((one) => [...one.formatters]),
    );
    count(
      predicates,
      compiled.flatMap((one) => [...one.predicates]),
    );
    count(
      instructions,
      INSTRUCTIONS.filter((instruction) => sources.some((source) => source.includes(instruction))),
    );
    count(
      errors,
      found.map((error) => error.slice(0, error.indexOf(' '))),
    );
  }
  return { cases: cases.length, instructions, formatters, predicates, errors };
}

const counts = (names: readonly string[]): Map<string, number> => new Map(names.toSorted().map((name) => [name, 0]));

function count(table: Map<string, number>, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const known = table.get(name);
    if (known !== undefined) table.set(name, known + 1);
  }
}

export function goldenPage({ cases, instructions, formatters, predicates, errors }: Coverage = coverageOf()): string {
  const table = (title: string, rows: ReadonlyMap<string, number>): string =>
    `## ${title} (${rows.size})\n\n| name | cases |\n|---|---|\n${[...rows].map(([name, number]) => `| \`${name.replaceAll('|', String.raw`\|`)}\` | ${number} |`).join('\n')}\n`;
  return [
    '# Golden cases of the template engine\n',
    `${cases} cases, one file each: \`:TEMPLATE\`, \`:JSON\`, \`:PARTIALS\`, \`:INJECTABLES\`, \`:OPTIONS\`, \`:OUTPUT\`, \`:ERRORS\` (code, line:column, message).`,
    'A case counts for a name if its template or one of its partials uses it. `UPDATE_GOLDEN_PAGE=1` writes this page anew.\n',
    table('Instructions', instructions),
    table('Formatters', formatters),
    table('Predicates', predicates),
    table('Errors', errors),
  ].join('\n');
}
