import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile, type CompileOptions } from '../../src/template/index.ts';
import { fullLanguage } from '../../src/template/fullLanguage.ts';
import { coverageOf, goldenPage } from './goldenPage.ts';
import { goldenFolder, readGolden } from './readGolden.ts';

describe('The golden cases', () => {
  const coverage = coverageOf();

  it('are four hundred at least', () => {
    expect(coverage.cases).toBeGreaterThanOrEqual(400);
  });

  it.each(['instructions', 'formatters', 'predicates', 'errors'] as const)('leave out none of the %s', (kind) => {
    const rows = [...coverage[kind]];
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(([, cases]) => cases === 0).map(([name]) => name)).toEqual([]);
  });

  it('tell every formatter from one that does nothing, and every predicate from one that always or never holds', () => {
    const cases = readGolden();
    const alike = (name: string, host: CompileOptions): boolean =>
      cases.every(({ template, options, data, output }) => {
        const isUsed = [template, ...Object.values(options.partials ?? {})].some((source) => source.includes(name));
        return !isUsed || compile(template, host).render(data, options).html.replaceAll(/\s/g, ' ') === output.replaceAll(/\s/g, ' ');
      });
    const formatters = Object.keys(fullLanguage.formatters).filter((name) => alike(name, { formatters: { [name]: (value) => value } }));
    const predicates = Object.keys(fullLanguage.predicates).filter((name) =>
      [true, false].some((holds) => alike(name, { predicates: { [name]: () => holds } })),
    );
    expect({ formatters, predicates }).toEqual({ formatters: [], predicates: [] });
  });

  it('are counted on a page that is up to date', () => {
    const file = join(goldenFolder, 'README.md');
    if (process.env['UPDATE_GOLDEN_PAGE']) writeFileSync(file, goldenPage(coverage));
    expect(readFileSync(file, 'utf8')).toBe(goldenPage(coverage));
  });
});
