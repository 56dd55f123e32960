import { describe, expect, it } from 'vitest';
import { compile, loadTemplate, type CompiledTemplate } from '../../src/template/index.ts';

const codes = (errors: readonly { readonly code: string }[]): string[] => errors.map(({ code }) => code);

const trap = (): object =>
  Object.defineProperty({ good: 'good' }, 'bad', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });

describe('Data that throw', () => {
  it('cost the tag that reads them, and nothing else', () => {
    const source =
      '{good}1{bad}2{.section bad}x{.end}3{.if bad}x{.end}4{.var @x bad}5{bad|html}6{.eval bad}7{.repeated section bad}x{.end}8{.ctx @c k=bad}{good}';
    const { html, errors } = compile(source).render(trap());
    expect(html).toBe('good12345678good');
    expect(errors).toHaveLength(8);
    expect(errors[0]).toEqual({ code: 'unexpected', message: 'Unexpected error in this tag: no', line: 1, column: 8, partial: null });
  });

  it('in the middle of a partial leave the scopes as they were', () => {
    const { html } = compile('{.section a}{x|apply p}{good}{.end}{top}', {}).render(
      { a: trap(), top: 'top' },
      { partials: { p: '[{.section a}{.section @}{bad}{.end}{.end}]' } },
    );
    expect(html).toBe('[]goodtop');
  });

  it('may be proxies, and may throw what has no text', () => {
    const proxy = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          // A host's object may throw anything.
          // oxlint-disable-next-line no-throw-literal
          throw Object.create(null);
        },
      },
    );
    const { html, errors } = compile('a{x}b').render(proxy);
    expect(html).toBe('ab');
    expect(codes(errors)).toEqual(['unexpected']);
  });
});

describe('Data that are no compiled template', () => {
  const { compiled } = compile('{.section a}{b|html}{.or}{.eval 1}{.end}');

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '{a}'],
    ['a list', []],
    ['an empty object', {}],
    ['code that is no list', { ...compiled, code: {} }],
    ['a tag that is nothing', { ...compiled, code: [[]] }],
    ['a tag before the one before it', { ...compiled, code: [[1, -1, 'a']] }],
    ['an unknown tag', { ...compiled, code: [[99, 0]] }],
    ['a path that is none', { ...compiled, code: [[1, 0, 'a b']] }],
    ['a formatter that is not in the list', { ...compiled, code: [[1, 0, 'a', [7]]] }],
    ['names that are numbers', { ...compiled, formatters: [1] }],
  ])('are an error, and render as nothing: %s', (_what, data) => {
    const template = loadTemplate(data as CompiledTemplate, { name: 'page' });
    expect(template.errors).toEqual([
      { code: 'malformed', message: 'Template "page" is no compiled template.', line: 1, column: 1, partial: null },
    ]);
    expect(template.render({ a: 1 })).toEqual({ html: '', errors: [] });
  });

  it('may come from anywhere: what one byte of them is changed to never throws', () => {
    const text = JSON.stringify(compiled);
    for (let at = 0; at < text.length; at++)
      for (const sign of ['0', '"', '{', ']', 'x']) {
        let data: unknown;
        try {
          data = JSON.parse(text.slice(0, at) + sign + text.slice(at + 1));
        } catch {
          continue;
        }
        expect(typeof loadTemplate(data as CompiledTemplate).render({ a: { b: 1 } }).html).toBe('string');
      }
  });
});

describe('Limits of the host', () => {
  const list = Array.from({ length: 1000 }, (_, index) => index);
  const loop = '{.repeated section @}{.repeated section @x}{.end}abcdefghij{.end}';

  it('end a rendering that puts out too much, at the very character', () => {
    const { html, errors } = compile(loop).render(list, { limits: { output: 55 } });
    expect(html).toBe('abcdefghij'.repeat(6).slice(0, 55));
    expect(codes(errors)).toEqual(['limit']);
    expect(compile('{a}').render({ a: 'x'.repeat(99) }, { limits: { output: 5 } }).html).toBe('xxxxx');
  });

  it('end one whose expressions double a text, before the memory is full', () => {
    const limits = { output: 10_000 };
    const doublings = '@x = @x + @x;'.repeat(40);
    for (const template of [`{.eval @x = "ab"}${'{.eval @x = @x + @x}'.repeat(40)}`, `{.eval @x = "ab";${doublings} @x}`]) {
      const { html, errors } = compile(`before ${template}{@x} after`).render({}, { limits });
      expect(html).toBe('before ');
      expect(errors).toMatchObject([{ code: 'limit', message: 'A value is longer than 10000 characters.' }]);
    }
    expect(compile('{.eval @x = "ab"; @x = @x + @x; @x}').render({}, { limits })).toEqual({ html: 'abab', errors: [] });
  });

  it('end one whose formatters multiply a text, before the memory is full', () => {
    const data = { text: '%'.repeat(900), places: '{0}'.repeat(300), quote: '"' };
    const again = Array.from({ length: 40 }, (_, at) => `{.var @x${at + 1} @x${at}|json}`).join('');
    const makers = ['{places|format text}', '{places|message text}', '{.var @x text|url-encode}', `{.var @x0 quote}${again}`];
    for (const maker of makers) {
      const { html, errors } = compile(`a${maker}b`).render(data, { limits: { output: 1000 } });
      expect([html[0], html.endsWith('b'), html.length <= 1000], maker).toEqual(['a', false, true]);
      expect(codes(errors), maker).toEqual(['limit']);
    }
  });

  it('are looked at after each tag: one that goes beyond is the last', () => {
    let asked = 0;
    const formatters = { asks: () => `${++asked}`.repeat(10) };
    const { html, errors } = compile('{a|asks}'.repeat(50), { formatters }).render({}, { limits: { output: 25 } });
    expect(html).toBe(`${'1'.repeat(10)}${'2'.repeat(10)}33333`);
    expect(asked).toBe(3);
    expect(codes(errors)).toEqual(['limit']);
  });

  it('end one that takes too many steps', () => {
    const { html, errors } = compile(loop).render(list, { limits: { steps: 100 } });
    expect(html.length).toBeLessThan(1000);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ code: 'limit', message: 'The template takes more than 100 steps.' });
    expect(compile(loop).render(list, { limits: { steps: 100_000 } }).errors).toEqual([]);
  });

  it('refuse a partial that is too long, in this rendering only', () => {
    const template = compile('[{a|apply p}]');
    const partials = { p: 'x'.repeat(50) };
    expect(template.render({}, { partials, limits: { partial: 49 } })).toMatchObject({
      html: '[]',
      errors: [{ code: 'limit', partial: 'p' }],
    });
    expect(template.render({}, { partials }).html).toBe(`[${'x'.repeat(50)}]`);
    expect(template.render({}, { partials, limits: { partial: 50 } }).errors).toEqual([]);
  });

  it('switch expressions and includes off', () => {
    const limits = { eval: false, include: false };
    const { html, errors } = compile('a{.eval 1}b{.include p output}c').render({}, { partials: { p: 'x' }, limits });
    expect(html).toBe('abc');
    expect(errors.map(({ message }) => message)).toEqual([
      'Instruction "eval" is not allowed here.',
      'Instruction "include" is not allowed here.',
    ]);
  });
});

describe('Errors', () => {
  it('are two hundred at most, and say that there are more', () => {
    const many = compile('{a|nope}'.repeat(5000)).errors;
    expect(many).toHaveLength(201);
    expect(many.at(-1)).toMatchObject({ code: 'error-limit' });
    const doubling = compile('{@|apply p}').render(1, { partials: { p: '{@|apply p}{@|apply p}' } }).errors;
    expect(doubling).toHaveLength(201);
  });

  it('of expressions are told with the template, whether it was rendered before or not', () => {
    const template = compile('{.eval 1 +}{.eval 2}');
    expect(template.render({}).html).toBe('2');
    expect(codes(template.errors)).toEqual(['expression-parse']);
    expect(template.errors).toHaveLength(1);
  });
});

describe('Names by the thousand', () => {
  it('in one frame are found, the last of each', () => {
    const vars = Array.from({ length: 3000 }, (_, index) => `{.var @v${index} a}{.macro m${index}}${index}{.end}`).join('');
    const { html } = compile(`${vars}{.var @v7 b}{@v7}{@v2999}{@|apply m2998}{.macro m5}new{.end}{@|apply m5}`).render({ a: 'A', b: 'B' });
    expect(html).toBe('BA2998new');
  });
});

describe('Pages with additions of old libraries', () => {
  it('render as others do', () => {
    const template = '{.ctx @c x=a y=b}{@c.x}{@c.y}{a|html|slugify}{.eval @n = 1 + 2; @n}{.repeated section list}{@}{.end}{.eval 1 +}';
    const show = () => {
      const made = compile(template);
      return [made.render({ a: 'A b', b: 2, list: [1, 2] }), made.errors.map(({ message }) => message), made.compiled];
    };
    const plain = show();
    const { prototype } = Array;
    const { entries } = Object.getOwnPropertyDescriptors(prototype);
    // Prototype.js 1.7 returns a copy of the array.
    Object.defineProperty(prototype, 'entries', { ...entries, value: prototype.slice });
    try {
      expect(show()).toEqual(plain);
    } finally {
      Object.defineProperty(prototype, 'entries', entries);
    }
  });
});
