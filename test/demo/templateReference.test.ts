import { describe, expect, it } from 'vitest';
import { fullLanguage } from '../../src/template/fullLanguage.ts';
import { TEMPLATE_ARGUMENTS } from '../../demo/content/templateArguments.ts';
import { readPage, SHOP_PATHS } from './readPage.ts';

describe('The template reference', () => {
  const page = readPage('/template-reference');
  const sections = [...page.querySelectorAll('article section')];
  const nameOf = (section: (typeof sections)[number]): string => section.querySelector('h3')?.textContent ?? '';

  it('names every formatter and every predicate', () => {
    const names = [...Object.keys(fullLanguage.formatters).toSorted(), ...Object.keys(fullLanguage.predicates).toSorted()];
    expect(sections.map(nameOf)).toEqual(names);
  });

  it('says of each what its arguments mean', () => {
    const meaningOf = (name: string) => sections.find((section) => nameOf(section) === name)?.querySelector('p')?.textContent;
    expect(meaningOf('html')).toBe('Arguments: none');
    expect(meaningOf('truncate')).toBe('Arguments: the most characters, default 100; what is put in place of the rest, default ...');
    expect(meaningOf('key-by')).toBe('Arguments: 1: the path whose value is each element’s key');
    const known = sections.map(nameOf);
    for (const name of Object.keys(TEMPLATE_ARGUMENTS)) expect(known).toContain(name);
    for (const name of Object.keys(fullLanguage.arities)) expect(TEMPLATE_ARGUMENTS[name], name).toBeTruthy();
  });

  it('says of none that it takes no arguments while the examples give it some', () => {
    for (const section of sections) {
      const [name, source = ''] = [nameOf(section), section.querySelector('pre')?.textContent ?? ''];
      const used = new RegExp(`\\|${name.replace('?', '\\?')}[ :/]+[^|}]`).test(source);
      if (used) expect(TEMPLATE_ARGUMENTS[name], name).toBeTruthy();
    }
  });

  it('is a page that the others lead to', () => {
    expect(readPage('/').querySelector('a[href="/template-reference"]')?.textContent).toBe('Template reference');
    expect(SHOP_PATHS).toContain('/template-reference');
  });

  it('shows for each an example that uses it, its data and its result', () => {
    // These call a partial or show a fault.
    const without = sections.filter((section) => section.querySelectorAll('pre').length !== 3).map(nameOf);
    expect(without.filter((name) => name !== 'apply')).toEqual([]);
    for (const section of sections)
      if (section.querySelector('pre')) expect(section.querySelector('pre')?.textContent).toContain(nameOf(section));
    const count = sections.find((section) => nameOf(section) === 'count');
    expect(count?.querySelector('samp')?.textContent).toMatch(/^\d/);
  });
});
