import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStyleSheets } from '../../src/lib/styleSheets.ts';

const PILL = '.pill { color: red }';
const theme = new CSSStyleSheet();
const ours = () => document.adoptedStyleSheets.filter((sheet) => sheet !== theme);

afterEach(() => {
  document.adoptedStyleSheets = [];
  vi.unstubAllGlobals();
});

describe('the style sheets of the widgets', () => {
  it('are on the page once, however many widgets use one', () => {
    const sheets = createStyleSheets(document, true);
    sheets.use(PILL);
    sheets.use(PILL);
    sheets.use('.alert { color: blue }');
    expect(ours()).toHaveLength(2);
    expect(ours()[0]?.cssRules[0]?.cssText).toContain('.pill');
  });

  it('stay until the last widget gives them up', () => {
    const sheets = createStyleSheets(document, true);
    const first = sheets.use(PILL);
    const second = sheets.use(PILL);
    first();
    expect(ours()).toHaveLength(1);
    second();
    expect(ours()).toHaveLength(0);
  });

  it('come back when they are used again', () => {
    const sheets = createStyleSheets(document, true);
    sheets.use(PILL)();
    sheets.use(PILL);
    expect(ours()).toHaveLength(1);
  });

  it('leave those of the theme where they are', () => {
    document.adoptedStyleSheets = [theme];
    const off = createStyleSheets(document, true).use(PILL);
    expect(document.adoptedStyleSheets).toHaveLength(2);
    off();
    expect(document.adoptedStyleSheets).toEqual([theme]);
  });

  it('are none where all styling is left to the theme', () => {
    createStyleSheets(document, false).use(PILL)();
    expect(ours()).toHaveLength(0);
  });

  it('are none in a browser that cannot make them', () => {
    vi.stubGlobal('CSSStyleSheet', undefined);
    expect(() => createStyleSheets(document, true).use(PILL)()).not.toThrow();
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });
});
