import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { compile, type TemplateError } from '../../src/template/index.ts';
import { readGolden } from './readGolden.ts';

const cases = readGolden();

const SNIPPETS = [
  '{',
  '}',
  '{.',
  '{.end}',
  '{.or}',
  '{#',
  '{##',
  '##}',
  '|',
  '||',
  '&&',
  '@',
  '$',
  '.',
  '?',
  ' ',
  '\n',
  '{.section a}',
  '{.repeated section @}',
  '{.alternates with}',
  '{.if a && b}',
  '{.equal? a 1}',
  '{.eval (1+',
  '{.eval @x = "',
  '{.var @x a|html}',
  '{.macro m}',
  '{@|apply m}',
  '{.include p output}',
  '{a,b|message c:d}',
  '{a|truncate:',
  '\\',
  '"',
  "'",
  '\u0000',
  '\uD800',
  '{__proto__}',
  '{a.constructor}',
  '{.inject @y ./x}',
  '{.ctx @c a=b}',
  '{^.if a}',
  '{a|pluralize a b c d}',
];

/** A real template with pieces removed, doubled and inserted. */
const mutated = fc
  .tuple(
    fc.constantFrom(...cases),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ maxLength: 4 }))), { maxLength: 6 }),
  )
  .map(([golden, edits]) => {
    let source = golden.template;
    for (const [where, length, piece] of edits) {
      const at = where % (source.length + 1);
      source = source.slice(0, at) + piece + source.slice(length % 3 === 0 ? at : at + length);
    }
    return { source, golden };
  });

describe('Whatever the template', () => {
  it('parsing and rendering never throw, and end', () => {
    fc.assert(
      fc.property(mutated, ({ source, golden }) => {
        const template = compile(source);
        const { html, errors } = template.render(golden.data, { ...golden.options, partials: { ...golden.options.partials, p: source } });
        expect(typeof html).toBe('string');
        const isPlaced = ({ line, column, message }: TemplateError): boolean => line > 0 && column > 0 && message !== '';
        expect([...template.errors, ...errors].every(isPlaced)).toBe(true);
      }),
    );
  }, 600_000);

  it('its compiled form survives being stored', () => {
    fc.assert(
      fc.property(mutated, ({ source }) => {
        const { compiled } = compile(source);
        expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
      }),
    );
  });

  it('text without tags comes out as it went in', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.replaceAll('{', '')),
        (text) => void expect(compile(text).render({}).html).toBe(text),
      ),
    );
  });
});

describe('Escaped text', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('<', '>', '"', '&', 'script', '</', 'x', "'", '&lt;'), { maxLength: 12 }).map((parts) => parts.join('')),
  );

  it('never makes a tag, nor ends an attribute', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { html } = compile('{a|html}').render({ a: text });
        expect(html).not.toMatch(/[<>]/);
        expect(compile('{a|htmlattr}').render({ a: text }).html).not.toMatch(/[<>"]/);
        expect(compile('{a|htmltag}').render({ a: text }).html).not.toMatch(/[<>"]/);
      }),
    );
  });

  it('is the text again once a browser has read it', () => {
    const unescaped = (html: string): string =>
      html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    fc.assert(fc.property(nasty, (text) => void expect(unescaped(compile('{a|htmlattr}').render({ a: text }).html)).toBe(text)));
  });

  it('as JSON never ends the script element around it, and is the value again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), nasty, (value, text) => {
        const { html } = compile('{@|json}').render([value, text]);
        expect(html).not.toContain('</');
        expect(JSON.parse(html)).toEqual(JSON.parse(JSON.stringify([value, text])));
      }),
    );
  });
});

describe('Data from anywhere', () => {
  it('never reach what they inherit, nor change it', () => {
    const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length');
    fc.assert(
      fc.property(names, names, (first, second) => {
        const before = Object.getOwnPropertyNames(Object.prototype).length;
        const source = `{a|prop ${first} ${second}}{a|get k l}{t|lookup k}{list|key-by k|prop ${first}}{${first}}{a.${first}.${second}}`;
        const { html } = compile(source).render({ a: {}, k: first, l: second, t: {}, list: [] });
        expect(html.replace(/\{[^}]*\}/g, '')).toBe(first === '__proto__' || second === '__proto__' ? '' : first.slice(0, 0));
        expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
      }),
    );
  });
});

describe('The work', () => {
  /** Counts formatter calls and reads for `parts` pieces over `length` elements. */
  function workFor(parts: number, length: number): number {
    let steps = 0;
    const source = `{.repeated section list}${'{.section a}{b.c|step|html}{.end}{.if x && a}{a.b|step}{.end}'.repeat(parts)}{.end}`;
    const read = (value: object): object =>
      new Proxy(value, {
        getOwnPropertyDescriptor: (target, key) => {
          steps++;
          return Reflect.getOwnPropertyDescriptor(target, key);
        },
      });
    const list = Array.from({ length }, () => read({ a: read({ b: read({ c: 'text' }) }), x: 1 }));
    compile(source, {
      formatters: {
        step: (value) => {
          steps++;
          return value;
        },
      },
    }).render({ list });
    return steps;
  }

  it('grows as the template grows', () => {
    const [one, ten] = [workFor(10, 3), workFor(100, 3)];
    expect(ten).toBe(one * 10);
  });

  it('grows as the data grow', () => {
    const [one, ten] = [workFor(3, 10), workFor(3, 100)];
    expect(ten).toBe(one * 10);
  });

  it.each(['{', '{{}', '{.section a}', '{.end}', '{a|', '{.if a', '{#', '{##', '{.eval (', '{.or}', "{.eval '", '}', '{a,', '{.var @x '])(
    'of parsing a hundred thousand times %s stays small',
    (piece) => {
      const source = piece.repeat(100_000);
      const started = process.cpuUsage();
      compile(source);
      // CPU time: linear parsing takes milliseconds, quadratic minutes.
      expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
    },
  );
});
