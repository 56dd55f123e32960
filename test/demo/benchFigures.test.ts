import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { benchFigures } from '../../demo/guide/benchFigures.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

it('the README has the figures that were measured last, of each that the guide compares', () => {
  const rows = benchFigures.rows.filter(({ name }) => !name.startsWith('written by hand'));
  expect(rows).toHaveLength(7);
  for (const { name, atRest, toAdded, cpuAtRest, cpuOfPress } of rows)
    expect(README).toContain(`\n| ${name} | ${atRest} | ${toAdded} | ${cpuAtRest + cpuOfPress} |\n`);
  expect(README.replaceAll(/\s+/g, ' ')).toContain(`${benchFigures.machine}, ${benchFigures.when}`);
});
