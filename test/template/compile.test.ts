import { describe, expect, it } from 'vitest';
import { compile as compileAll } from '../../src/template/index.ts';
import { compile, loadTemplate } from '../../src/template/core.ts';

const render = (source: string, data: unknown, partials: Record<string, string> = {}) => compile(source).render(data, { partials });

describe('A compiled template', () => {
  it('prints the values of a page, section by section', () => {
    const source = '{.repeated section items}{@index}. {name|html}{.alternates with}, {.or}none{.end}';
    expect(render(source, { items: [{ name: 'Mug' }, { name: 'Tea <green>' }] }).html).toBe('1. Mug, 2. Tea &lt;green&gt;');
    expect(render(source, { items: [] }).html).toBe('none');
  });

  it('is plain data that survives being stored', () => {
    const template = compile('{.if a && b}{.eval NaN}{c|truncate 3}{.or odd? 3}{.macro m}{@}{.end}{d|apply m}{.end}');
    const stored = loadTemplate(JSON.parse(JSON.stringify(template.compiled)));
    for (const data of [{ a: 1, b: 1, c: 'abcdef', d: 'x' }, { d: 'y' }]) expect(stored.render(data)).toEqual(template.render(data));
    expect(stored.render({ d: 'y' }).html).toBe('y');
  });

  it("takes partials, and the host's own formatters and predicates at either moment", () => {
    const host = {
      formatters: { shout: (value: unknown) => `${String(value)}!` },
      predicates: { cheap: (value: unknown) => Number(value) < 5 },
    };
    const source = '{.section price}{.cheap?}{@|shout}{.or}dear{.end}{.end}';
    expect(compile(source, host).errors).toEqual([]);
    expect(compile(source, host).render({ price: 3 }).html).toBe('3!');
    expect(compile(source).render({ price: 9 }, host).html).toBe('dear');
    expect(compile('{a|apply p}').render({ a: 1 }, { ...host, partials: { p: '{@|shout}' } }).html).toBe('1!');
  });

  it("leaves the arguments of the host's own predicate to the host, be it named with or without the question mark", () => {
    for (const name of ['equal', 'equal?']) {
      const { errors, render: renderPage } = compile('{.equal? 1 2 3}yes{.end}', {
        predicates: { [name]: (_, args) => args.length === 3 },
      });
      expect(errors).toEqual([]);
      expect(renderPage({})).toEqual({ html: 'yes', errors: [] });
      const reserved = compile('{.equal? 1 1}yes{.end}', { predicates: { [name]: null } });
      expect(reserved.render({}).errors).toMatchObject([{ message: 'equal? predicate is not yet implemented' }]);
    }
    expect(compile('{.equal? 1 2 3}yes{.end}').errors).not.toEqual([]);
  });

  it('stays whole when a formatter throws, and says where', () => {
    const template = compile('a\n {b|fall} c', {
      formatters: {
        fall: () => {
          throw new Error('no ground');
        },
      },
    });
    const { html, errors } = template.render({ b: 1 });
    expect(html).toBe('a\n  c');
    expect(errors).toEqual([{ code: 'formatter', message: 'Formatter "fall" failed: no ground', line: 2, column: 2, partial: null }]);
  });

  it('takes a predicate that throws, and data that throw, as errors', () => {
    const host = {
      predicates: {
        bad: () => {
          throw new Error('no');
        },
      },
    };
    const { html, errors } = compile('{.bad?}a{.or}b{.end}', host).render({});
    expect(html).toBe('b');
    expect(errors[0]).toMatchObject({ code: 'unexpected', message: 'Predicate "bad?" failed: no' });
    const trap = Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    expect(compile('{a}').render(trap)).toMatchObject({ html: '', errors: [{ code: 'unexpected' }] });
  });

  it('names a formatter that the host reserved and did not supply', () => {
    const { html, errors } = compile('{a|later}.', { formatters: { later: null } }).render({ a: 1 });
    expect(html).toBe('.');
    expect(errors[0]?.message).toBe('later formatter is not yet implemented');
  });

  it('reports an unknown time zone once in each rendering', () => {
    const template = compileAll('{a|date %Y}{a|datetime}{a|date %Y}');
    const data = { a: 1_525_198_211_000, website: { timeZone: 'Moon/Base' } };
    for (let time = 0; time < 2; time++) expect(template.render(data).errors).toHaveLength(1);
  });

  it('takes a locale written either way', () => {
    const template = compileAll('{a|decimal}');
    expect(template.render({ a: 1234.5 }, { locale: 'de_DE' }).html).toBe('1.234,5');
    expect(template.render({ a: 1234.5 }, { locale: 'no locale!' })).toMatchObject({ html: '', errors: [{ code: 'formatter' }] });
  });

  it('names a template that is missing', () => {
    const nothing = undefined as unknown as string;
    expect(compile(nothing, { name: 'page.html' }).errors[0]?.message).toBe('Template "page.html" is missing.');
    expect(compile(nothing).render({}).html).toBe('');
  });

  it('never reads what the data only inherits', () => {
    const source =
      '{constructor}{toString}{a.constructor.name}{list.length}{text.length}{a|prop __proto__ constructor name}{k|get k}{own|prop __proto__ x}';
    expect(render(source, { a: {}, list: [1], text: 'abc', k: '__proto__', own: JSON.parse('{"__proto__":{"x":1}}') }).html).toBe('');
    render('{a|key-by id}', { a: [{ id: '__proto__', polluted: true }] });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('goes on when blocks or partials go too deep', () => {
    const deep = compile('{.section a}'.repeat(5000) + '{.end}'.repeat(5000));
    let data: { a?: unknown } = {};
    for (let level = 0; level < 5000; level++) data = { a: data };
    expect(deep.errors.map((error) => error.code)).toEqual(['nesting-depth']);
    expect(deep.render(data)).toEqual({ html: '', errors: [] });
    expect(() => JSON.stringify(deep.compiled)).not.toThrow();
    const tall = `${'{.section @}'.repeat(400)}{@|apply p}${'{.end}'.repeat(400)}`;
    expect(render(tall, 1, { p: tall }).errors.map((error) => error.code)).toContain('nesting-depth');
    const list = Array.from({ length: 60_000 }, () => 1);
    const calls = render('{@|apply p}', list, { p: '{.repeated section @}{@|apply q}{.end}', q: '.' });
    expect(calls.errors.map((error) => error.code)).toEqual(['call-limit']);
    expect(calls.html).toHaveLength(50_000);
    const { html, errors: found } = render('{a|apply p}', { a: 1 }, { p: '.{@|apply p}' });
    expect(html).toBe('.'.repeat(16));
    expect(found.map((error) => error.code)).toEqual(['partial-depth']);
  });
});
