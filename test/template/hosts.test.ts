import { Compiler } from '@squarespace/template-engine';
import { describe, expect, it } from 'vitest';
import { benchPages } from '../bench/templatePages.ts';
import { compile, references } from '../../src/template/index.ts';
import { loadTemplate } from '../../src/template/render.ts';
import { readGolden } from './readGolden.ts';

describe('Partials', () => {
  it('may be given compiled, or as templates', () => {
    const template = compile('{a|apply source}{a|apply stored}{a|apply template}');
    const partial = compile('<{@}>');
    const partials = {
      source: '<{@}>',
      stored: JSON.parse(JSON.stringify(partial.compiled)) as typeof partial.compiled,
      template: partial,
    };
    for (let time = 0; time < 2; time++) expect(template.render({ a: 1 }, { partials })).toEqual({ html: '<1><1><1>', errors: [] });
  });

  it('that are neither are errors', () => {
    const { html, errors } = compile('[{a|apply p}]').render({ a: 1 }, { partials: { p: 5 as unknown as string } });
    expect(html).toBe('[]');
    expect(errors).toMatchObject([{ code: 'malformed', message: 'Partial "p" is no compiled template.', partial: 'p' }]);
  });
});

describe('The entry that only renders', () => {
  it('renders every golden case as it was compiled elsewhere', () => {
    for (const { name, template, data, options, output, blanksAlike } of readGolden()) {
      const partials = Object.fromEntries(Object.entries(options.partials).map(([key, source]) => [key, compile(source)]));
      if (Object.values(partials).some(({ errors }) => errors.length > 0)) continue;
      const { html } = loadTemplate(compile(template).compiled).render(data, { ...options, partials });
      const plain = (text: string): string => (blanksAlike ? text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ') : text);
      expect(plain(html), name).toBe(plain(output));
    }
  });

  it('says that a source needs the parser', () => {
    const { errors } = loadTemplate(compile('{a|apply p}').compiled).render({}, { partials: { p: 'x' } });
    expect(errors).toMatchObject([{ code: 'partial-parse', message: 'Partial "p" is not compiled, and there is no parser here.' }]);
  });
});

describe('What a template uses', () => {
  it('is told by name', () => {
    const source = [
      '{.repeated section items}{title|html}{.if sold-out?}{@|apply card.block}{.or}{price.value|money}{.end}{.alternates with}{gap}{.end}',
      '{.macro own}{inner}{.end}{@|apply own}{.include footer output}{.inject @doc ./menu.json}{.eval @x = count.all + 1}{.ctx @c k=shop.name}{@x}',
    ].join('');
    const found = references(compile(source));
    expect(found).toEqual({
      data: ['count.all', 'gap', 'inner', 'items', 'price.value', 'shop.name', 'title'],
      partials: ['card.block', 'footer'],
      macros: ['own'],
      formatters: ['apply', 'html', 'money'],
      predicates: ['sold-out?'],
      injectables: ['./menu.json'],
    });
    expect(references(compile(source).compiled)).toEqual(found);
  });
});

describe('The stored form', () => {
  it('leaves out what is empty', () => {
    expect(compile('a{b.0|html}{.end}').compiled).toEqual({
      code: ['a', [1, 1, 'b.0', [0]]],
      formatters: ['html'],
      predicates: [],
      lines: [],
    });
    expect(compile('{.video?}\n{b,c|format d}{.or}e{.end}{.eval 1}').compiled).toEqual({
      code: [
        [4, 0, 0, 0, 0, ['\n', [1, 10, ['b', 'c'], [[0, 'd']]]], 0, [[6, 14, 0, 0, 0, ['e']]], 0, 0, 1],
        [11, 12, 0, 0, '1'],
      ],
      formatters: ['format'],
      predicates: ['video?'],
      lines: [10],
    });
  });

  it('of a page is about as long as that of the other engine, or shorter', () => {
    const lengthOf = (stored: unknown) => JSON.stringify(stored).length;
    // Smaller templates consist mostly of the four name lists, and the other engine drops the text of expressions.
    const pages = benchPages.filter(({ name, template }) => template.length > 300 && name !== 'expressions');
    const ratios = pages.map(({ template }) => lengthOf(compile(template).compiled) / lengthOf(new Compiler().parse(template).code));
    expect(ratios).toHaveLength(4);
    expect(Math.max(...ratios)).toBeLessThan(1.05);
  });
});
