import { describe, expect, it } from 'vitest';
import { compile, loadTemplate } from '../../src/template/index.ts';
import { readGolden } from './readGolden.ts';

const alike = (text: string): string => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

describe('A page renders as its golden case says, and so does its stored form', () => {
  it.each(readGolden().map((golden) => [golden.name, golden] as const))('%s', (_, golden) => {
    const template = compile(golden.template);
    const { html, errors } = template.render(golden.data, golden.options);
    const found = [...template.errors, ...errors].map(
      (error) => `${error.code} ${error.partial ? `${error.partial} ` : ''}${error.line}:${error.column} ${error.message}`,
    );
    const plain = (text: string): string => (golden.blanksAlike ? alike(text) : text);
    expect(found).toEqual(golden.errors);
    expect(plain(html)).toBe(plain(golden.output));
    const stored = loadTemplate(JSON.parse(JSON.stringify(template.compiled)));
    expect(stored.render(golden.data, golden.options)).toEqual({ html, errors });
  });
});
