import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageOf, goldenPage } from './goldenPage';
import { goldenFolder } from './readGolden';

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

  it('are counted on a page that is up to date', () => {
    const file = join(goldenFolder, 'README.md');
    if (process.env['UPDATE_GOLDEN_PAGE']) writeFileSync(file, goldenPage(coverage));
    expect(readFileSync(file, 'utf8')).toBe(goldenPage(coverage));
  });
});
