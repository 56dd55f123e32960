import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideAnchors } from '../../demo/guide/guideAnchors.ts';
import { GUIDE_PATHS } from '../../demo/guide/renderGuide.ts';
import { guideTemplates } from '../../demo/guide/guideTemplates.ts';
import { htmlOf, readPage } from './readPage.ts';

const DIAGNOSTICS = resolve(import.meta.dirname, '../../src/diagnostics');

describe('the guide', () => {
  it.each(GUIDE_PATHS)('can be read without scripts, and leads nowhere that is not: %s', (path) => {
    const page = readPage(path);
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).not.toBe('');
    expect(page.querySelector('a.skip-link')?.getAttribute('href')).toBe('#main');
    expect(page.querySelectorAll('a[aria-current=page]')).toHaveLength(path === '/guide' ? 0 : 1);
    const dead = [...page.querySelectorAll('a[href]')]
      .map((link) => new URL(link.getAttribute('href')!, `http://shop.test${path}`))
      .filter(({ pathname, hash }) => {
        if (hash === '') return htmlOf(pathname) === null;
        return !(pathname === path ? page : readPage(pathname)).getElementById(decodeURIComponent(hash.slice(1)));
      });
    expect(dead.map(String)).toEqual([]);
  });

  it('has each template as a page', () => {
    const pages = Object.keys(guideTemplates.sources).filter((name) => name !== 'frame' && name !== 'index');
    expect(GUIDE_PATHS.slice(1).toSorted()).toEqual(pages.map((name) => `/guide/${name}`).toSorted());
  });

  it('gives an id to one place only', () => {
    const ids = guideAnchors.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has every section that the console names, in its index and on its page', () => {
    const code = readdirSync(DIAGNOSTICS).map((name) => readFileSync(join(DIAGNOSTICS, name), 'utf8'));
    const named = code.flatMap((text) => [...text.matchAll(/\b(?:guide:|GUIDE =) '([^']+)'/g)].map(([, id]) => id!));
    expect(new Set(named).size).toBeGreaterThan(5);
    const index = readPage('/guide');
    for (const id of named) {
      const href = index.querySelector(`li#${id} > a`)?.getAttribute('href') ?? '';
      expect(href, id).toMatch(/^\/guide\/.+#/);
      const [path, place] = href.split('#');
      expect(readPage(path!).getElementById(place!), href).not.toBeNull();
    }
  });
});
