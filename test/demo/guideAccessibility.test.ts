import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wcagCriteria } from '../../demo/guide/wcagCriteria.ts';
import { readPage } from './readPage.ts';

/** The criteria of WCAG 2.2, levels A and AA, by guideline and how many each has (https://www.w3.org/TR/WCAG22/). */
const HOW_MANY: Readonly<Record<string, number>> = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
};

describe('the criteria of WCAG 2.2, A and AA,', () => {
  it('are all in the guide, once each and in their order', () => {
    const numbers = wcagCriteria.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    const counted: Record<string, number> = {};
    for (const number of numbers) {
      const guideline = number.split('.').slice(0, 2).join('.');
      counted[guideline] = (counted[guideline] ?? 0) + 1;
    }
    expect(counted).toEqual(HOW_MANY);
  });

  it.each(wcagCriteria.filter(({ by }) => by === 'shop').map((criterion) => [`${criterion.number} ${criterion.name}`, criterion] as const))(
    'are shown by tests that exist: %s',
    (_name, { shownBy }) => {
      expect(shownBy.length).toBeGreaterThan(0);
      for (const [file, words] of shownBy) expect(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8'), file).toContain(words);
    },
  );

  it('stand on a page of the guide, each with how it is met and by whom', () => {
    const rows = [...readPage('/guide/accessibility').querySelectorAll('#criteria ~ .guide-table tbody tr')];
    expect(rows).toHaveLength(wcagCriteria.length);
    for (const row of rows) for (const cell of row.children) expect(cell.textContent?.trim()).not.toBe('');
  });
});
