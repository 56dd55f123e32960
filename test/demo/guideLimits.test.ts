import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { knownLimits } from '../../demo/guide/knownLimits.ts';
import { readPage } from './readPage.ts';

const TESTS = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(TESTS, file), 'utf8');
const held = knownLimits.flatMap(({ heldBy }) => heldBy);

it('the guide names what a test expects to fail, and nothing that no test holds', () => {
  const failing = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bit\.fails\b/.test(read(file)) && !file.endsWith('guideLimits.test.ts'),
  );
  expect(failing.length).toBeGreaterThan(2);
  expect(failing.filter((file) => !held.some(([name]) => name === file))).toEqual([]);
  for (const file of failing) {
    const limits = held.filter(([name]) => name === file).length;
    expect(read(file).match(/\bit\.fails\b/g)!.length, file).toBeLessThanOrEqual(limits);
  }
  for (const [file, words] of held) expect(read(file), file).toContain(words);
});

it('the page of limits says why, and what to do instead', () => {
  const rows = [...readPage('/guide/limits').querySelectorAll('#limits ~ .guide-table tbody tr')];
  expect(rows).toHaveLength(knownLimits.length);
  for (const row of rows) for (const cell of row.children) expect(cell.textContent?.trim()).not.toBe('');
});
