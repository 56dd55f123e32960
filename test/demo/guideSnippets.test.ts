import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findMistakes } from '../../src/diagnostics/findMistakes.ts';
import { snippets, type Snippet, type SnippetLanguage } from './snippets.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const readText = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const TYPED = readText('test/demo/guideTypes.ts').replaceAll("'../../widgets/index.ts'", "'storefront-embed'");
const PRODUCT =
  '<div data-storefront="product" data-product-id="p"><script type="application/json">{"variants": [{"id": "s", "sku": "S", "price": 2800}]}</script>' +
  '<button data-storefront="add-to-cart">Add To Cart</button></div>';

const of = (language: SnippetLanguage) =>
  snippets.filter((snippet) => snippet.language === language).map(({ name, code }) => [name, code] as const);

describe('what the guide and the README have their readers copy', () => {
  it('is of languages that are tested here', () => {
    expect(snippets.length).toBeGreaterThan(50);
    expect(snippets.filter(({ language }) => !/^(?:html|js|ts|css|json|sh|header)$/.test(language))).toEqual([]);
  });

  it('is run by a test, as it stands or within a longer one', () => {
    const tests = readdirSync(resolve(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
    const quoted = new Set(tests.flatMap((file) => [...readText(`test/${file}`).matchAll(/'([^'\n]+)'/g)].map(([, name]) => name!)));
    const isNamed = (name: string) => quoted.has(name) || quoted.has(name.replace('recipe-', ''));
    const run = snippets.filter(({ name }) => isNamed(name));
    const isRun = ({ name, code }: Snippet) => isNamed(name) || run.some((other) => other.code.includes(code.trim()));
    expect(snippets.filter((snippet) => !isRun(snippet)).map(({ name }) => name)).toEqual([]);
  });

  it.each(of('html'))('names no hook, attribute or setting that there is not, and is JSON where it says so: %s', (where, code) => {
    const window = new Window({ url: 'https://shop.example/', settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true } }); // prettier-ignore
    // The code that reads the page asks for these by their global names.
    Object.assign(globalThis, { HTMLFormElement: window.HTMLFormElement, Element: window.Element });
    // The snippets of shop owners stand in a product.
    window.document.write(where.startsWith('shop-owners') ? PRODUCT.replace('</div>', () => `${code}</div>`) : code);
    const mistakes = findMistakes(window.document as unknown as Document).filter(({ isQuestion }) => !isQuestion);
    expect(mistakes.map(({ message }) => message)).toEqual([]);
  });

  it.each(of('js'))('is a script that can be read: %s', (_where, code) => {
    const body = code.replaceAll(/^import [^;]+;$/gm, '');
    expect(() => new Script(`(async () => {\n${body}\n});`)).not.toThrow();
  });

  it.each(of('ts'))('has the types that it says: %s', (_where, code) => {
    for (const line of code.split('\n')) expect(TYPED).toContain(line);
  });

  it.each(of('json'))('is JSON: %s', (_where, code) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  });

  it.each(of('css'))('is CSS whose rules all count: %s', (_where, code) => {
    const { document, CSSStyleSheet } = new Window() as unknown as { document: Document; CSSStyleSheet: typeof globalThis.CSSStyleSheet };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(code);
    expect(document).toBeDefined();
    expect(code.match(/\{/g)?.length).toBe(code.match(/\}/g)?.length);
    if (code.includes('{')) expect(sheet.cssRules.length).toBeGreaterThan(0);
  });

  it.each(of('sh'))('has commands that there are: %s', (_where, code) => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: object };
    for (const [, name] of code.matchAll(/npm (?:run )?(build|start|test|bench)\b/g)) expect(scripts).toHaveProperty(name!);
  });
});
