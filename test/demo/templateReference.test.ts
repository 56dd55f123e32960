import { describe, expect, it } from 'vitest';
import { fullLanguage } from '../../src/template/fullLanguage.ts';
import { readPage } from './readPage.ts';

describe('The template reference', () => {
  const page = readPage('/template-reference');
  const sections = [...page.querySelectorAll('article section')];
  const nameOf = (section: (typeof sections)[number]): string => section.querySelector('h3')?.textContent ?? '';

  it('names every formatter and every predicate', () => {
    const names = [...Object.keys(fullLanguage.formatters).toSorted(), ...Object.keys(fullLanguage.predicates).toSorted()];
    expect(sections.map(nameOf)).toEqual(names);
  });

  it('shows for each an example that uses it, its data and its result', () => {
    // These call a partial or print a fault, in whatever case.
    const without = sections.filter((section) => section.querySelectorAll('pre').length !== 3).map(nameOf);
    expect(without.filter((name) => name !== 'apply')).toEqual([]);
    for (const section of sections)
      if (section.querySelector('pre')) expect(section.querySelector('pre')?.textContent).toContain(nameOf(section));
    const count = sections.find((section) => nameOf(section) === 'count');
    expect(count?.querySelector('samp')?.textContent).toMatch(/^\d/);
  });
});
